import { holdOn, mayEnter, type SignedInSession } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../composition.ts';
import { callRefusal, refusal, type Refusal } from '../refusal.ts';
import { HOLD_REFUSALS } from './session/hold.ts';

/** The session of a command. Without one the command ends with exit code 4 before any call. */
export const signedIn = ({ memory }: Pick<App, 'memory'>): TE.TaskEither<Refusal, SignedInSession> =>
  pipe(
    TE.fromIO(memory.session.read),
    TE.chainOptionK(() => callRefusal({ _tag: 'NoSession', reason: 'none' }))(O.filter(mayEnter)),
  );

/** Without a pending step, as a protected screen of the web asks. @see spec A §6; decision Q148 */
export const cleared = (app: Pick<App, 'memory'>): TE.TaskEither<Refusal, SignedInSession> =>
  pipe(
    signedIn(app),
    TE.chain((session) => {
      const held = holdOn(session);
      return held === undefined
        ? TE.right(session)
        : TE.left(refusal(HOLD_REFUSALS[held].code, HOLD_REFUSALS[held].message));
    }),
  );
