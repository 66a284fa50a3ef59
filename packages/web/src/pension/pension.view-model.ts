import type { Document } from '@aroeira/domain/kernel';
import { pensionViewOf, type PensionCertificates } from '@aroeira/domain/pension';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { loadedVisit } from '../ui/loaded.ts';

interface Parts {
  readonly certificates: PensionCertificates;
  readonly document: Document;
}

export type PensionViewModel = ReturnType<typeof makePensionModel>;

/** The certificates on one visit. A failure is a panel, so nothing fails here. @see spec B §8 Pension page */
export const makePensionModel = ({ certificates, document }: Parts) =>
  loadedVisit(TE.fromTask(pipe(certificates.of(document), T.map(pensionViewOf))));
