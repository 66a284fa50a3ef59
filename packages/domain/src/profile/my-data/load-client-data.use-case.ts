import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ClientData } from './client-data.ts';
import type { TooManyCopies } from './my-data.errors.ts';
import type { ClientDataCopies } from './my-data.ports.ts';

/** Takes a copy of everything that is kept about a client. */
export type LoadClientData = (clientId: number) => TE.TaskEither<CallFailure | TooManyCopies, ClientData>;

/** @see Lei 13.709/2018, art. 18, II and V; decision 0240 */
export const makeLoadClientData =
  (copies: ClientDataCopies): LoadClientData =>
  (clientId) =>
    pipe(
      copies.of(clientId),
      TE.mapLeft((failure) =>
        failure._tag === 'Refused' && failure.status === 429 ? { _tag: 'TooManyCopies' } : failure,
      ),
    );
