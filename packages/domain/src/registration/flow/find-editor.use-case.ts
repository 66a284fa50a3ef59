import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Standing } from '../flags/flag.ts';
import { editorOf, type Editor } from './page-access.rules.ts';

/** Finds out which pages of the registration a client may open and save now. */
export type FindEditor<C> = (client: C) => TE.TaskEither<CallFailure, Editor>;

interface Parts<C> {
  readonly loadStanding: (client: C) => TE.TaskEither<CallFailure, Omit<Standing, 'position'>>;
  /** Whether the client's renewal is available or expired. `false` when it failed to load. */
  readonly isRenewalDue: (client: C) => T.Task<boolean>;
}

/** Asks for the standing and the renewal at the same time. @see spec A §4; decisions Q018, 0162 */
export const makeFindEditor =
  <C>({ loadStanding, isRenewalDue }: Parts<C>): FindEditor<C> =>
  (client) =>
    pipe(
      sequenceS(TE.ApplyPar)({ standing: loadStanding(client), isRenewalDue: TE.fromTask(isRenewalDue(client)) }),
      // A due questionnaire opens no page of the form.
      TE.map(({ standing, isRenewalDue }) => editorOf(standing, { isRenewalDue, isSuitabilityDue: false })),
    );
