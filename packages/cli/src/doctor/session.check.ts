import type { SignedInSession } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal, type Refusal } from '../refusal.ts';
import { ok, problem, type Finding } from './finding.ts';

export type OpenClient = (clientId: number) => TE.TaskEither<CallFailure, unknown>;

/**
 * Checks that the stored session still works. A missing session is not a problem.
 * @param stored the session, or the refusal without a usable one: exit 4 for none
 */
export const checkSession = (stored: TE.TaskEither<Refusal, SignedInSession>, open: OpenClient): Task<Finding> =>
  pipe(
    stored,
    TE.map((session) =>
      pipe(
        open(session.clientId),
        TE.match(
          (failure) => problem(`A sessão de ${session.name} não abre: ${callRefusal(failure).message}`),
          () => ok(`Aberta: ${session.name}`),
        ),
      ),
    ),
    TE.matchE(
      ({ exit, message }) =>
        () =>
          Promise.resolve(exit === 4 ? ok('Nenhuma.') : problem(message)),
      (checked) => checked,
    ),
  );
