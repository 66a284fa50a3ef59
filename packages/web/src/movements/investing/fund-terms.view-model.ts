import type { FundFiles } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { loadedVisit } from '../../ui/loaded.ts';

const KINDS = ['factSheet', 'regulation'] as const;

/** A paper of a fund, as the list passes it. */
export interface FundPaper {
  readonly fundId: number;
  readonly kind: (typeof KINDS)[number];
}

/** The paper in the state of the navigation. */
export const fundPaperIn = (passed: object | undefined): FundPaper | undefined => {
  if (passed === undefined || !('fundId' in passed && 'kind' in passed)) return undefined;
  const kind = KINDS.find((each) => each === passed.kind);
  return typeof passed.fundId === 'number' && kind !== undefined ? { fundId: passed.fundId, kind } : undefined;
};

/** One visit to a paper of a fund. @see spec B §7 Profile, documents, security */
export const makeFundPaperModel = (files: FundFiles, { kind, fundId }: FundPaper) => ({
  kind,
  ...loadedVisit(
    pipe(
      files[kind](fundId),
      TE.map(({ bytes }) => bytes),
    ),
  ),
});

export type FundPaperModel = ReturnType<typeof makeFundPaperModel>;
