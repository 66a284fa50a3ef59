import { Unread, type HttpClient } from '@aroeira/adapters-http/http';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal, refusal, type Refusal } from '../refusal.ts';

/** A client's request, and the answer of the staff. Without a text they take the request up. */
export interface StaffAnswer {
  readonly request: number;
  readonly text: string | undefined;
}

/** @param http a client of the controls */
export const makeAnswerRequest = (http: HttpClient) => (answer: StaffAnswer) =>
  pipe(
    http.post('backoffice/answer-request', Unread, { acts: true, shows: ['request'], body: answer }),
    TE.mapLeft(notAnswered),
  );

const notAnswered = (failure: CallFailure): Refusal => {
  if (isRefusedWith(failure, 'no_such_request')) return refusal('no_such_request', 'Não há pedido com este número.');
  if (isRefusedWith(failure, 'already_answered')) return refusal('already_answered', 'Este pedido já tem resposta.');
  return callRefusal(failure);
};
