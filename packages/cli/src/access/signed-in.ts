import { mayEnter, type SignedInSession } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../composition.ts';
import { callRefusal, type Refusal } from '../refusal.ts';

/** The session that a command acts for; without one it ends with exit code 4 before any call is made. */
export const signedIn = ({ memory }: App): TE.TaskEither<Refusal, SignedInSession> =>
  pipe(
    TE.fromIO(memory.session.read),
    TE.chainOptionK(() => callRefusal({ _tag: 'NoSession', reason: 'none' }))(O.filter(mayEnter)),
  );
