import type { SignedInSession } from '@aroeira/domain/access';
import { flagMessage, flagsOf, type Flags } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from './composition.ts';
import { callRefusal, refusal, type Refusal } from './refusal.ts';

/** The flags that open commands, and the code of the refusal where they do not. */
const CODES = { canInvest: 'cannot_invest', canSeeReports: 'cannot_see_reports' } as const satisfies Partial<
  Record<keyof Flags, string>
>;

/** Lets in whom the flag allows; where the web disables its button, the reason is told here. @see spec A §4, B §6 */
export const allowedBy =
  (flag: keyof typeof CODES) =>
  (app: App, session: SignedInSession): TE.TaskEither<Refusal, void> =>
    pipe(
      app.flags.gatherStanding(session),
      TE.mapLeft(callRefusal),
      TE.chain((standing) => {
        const { value, reason } = flagsOf(standing)[flag];
        return value ? TE.right(undefined) : TE.left(refusal(CODES[flag], flagMessage(reason)));
      }),
    );
