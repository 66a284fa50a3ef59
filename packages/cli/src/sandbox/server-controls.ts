import { makeHttpControls, type ClockMove, type NewFault } from '@aroeira/adapters-http/controls';
import { ApprovalNumber, VerdictNumber } from '@aroeira/adapters-http/registration';
import { Unread, type HttpClient } from '@aroeira/adapters-http/http';
import { isRefusedWith, type CallFailure, type Document } from '@aroeira/domain/kernel';
import type { Approval, RenewalVerdict } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { callRefusal, refusal, usage, type Refusal } from '../refusal.ts';
import { parseAs } from '../rules/json-input.ts';

const NoSuchCall = t.type({ errors: t.tuple([t.type({ message: t.string })]) });

/** A client, and what to set. What is `undefined` stays. @see spec A §4 Approval and renewal statuses */
export interface SetStanding {
  readonly document: Document;
  readonly approval: Approval | undefined;
  readonly renewal: RenewalVerdict | undefined;
}

/** The controls of the server itself. @param http a client of the controls @see the command line's contract */
export const makeServerControls = (http: HttpClient) => {
  const { time, moveTime, addFault, addPreset, faults, clearFaults, requests } = makeHttpControls(http);
  return {
    time: pipe(time, TE.mapLeft(callRefusal)),
    moveTime: (move: ClockMove) => pipe(moveTime(move), TE.mapLeft(refusedFor('clock_out_of_range', OUT_OF_RANGE))),
    addFault: (fault: NewFault) => pipe(addFault(fault), TE.mapLeft(faultRefusal)),
    addPreset: (name: string, times: number | undefined) => pipe(addPreset(name, times), TE.mapLeft(callRefusal)),
    faults: pipe(faults, TE.mapLeft(callRefusal)),
    clearFaults: pipe(clearFaults, TE.mapLeft(callRefusal)),
    requests: (after: number) => pipe(requests(after), TE.mapLeft(callRefusal)),
    ...makeStaffControls(http),
  };
};

const makeStaffControls = (http: HttpClient) => ({
  /** Sets the approval and the renewal's verdict of a client, as the staff do. */
  setStanding: (set: SetStanding) =>
    pipe(
      http.post('backoffice/set', Unread, { acts: true, shows: ['approval', 'renewal'], body: standingWire(set) }),
      TE.mapLeft(refusedFor('no_such_client', NO_SUCH_CLIENT)),
    ),
  /** Signs the renewal that waits for its signature, as the signing provider does. */
  sign: (token: string) =>
    pipe(
      http.post('backoffice/sign', Unread, { acts: true, body: { token } }),
      TE.mapLeft(refusedFor('nothing_to_sign', NOTHING_TO_SIGN)),
    ),
});

const standingWire = ({ document, approval, renewal }: SetStanding) => ({
  document,
  approval: approval && ApprovalNumber.encode(approval),
  renewal: renewal && VerdictNumber.encode(renewal),
});

const refusedFor =
  (code: string, message: string) =>
  (failure: CallFailure): Refusal =>
    isRefusedWith(failure, code) ? refusal(code, message) : callRefusal(failure);

/** A fault that would never fire is a slip of the pen, so it is wrong usage. The server names the call that was meant. */
const faultRefusal = (failure: CallFailure): Refusal => {
  if (isRefusedWith(failure, 'no_effect')) return usage(NO_EFFECT);
  if (failure._tag !== 'Refused' || failure.code !== 'no_such_call') return callRefusal(failure);
  const meant = pipe(
    failure.detail,
    parseAs(NoSuchCall),
    E.match(
      () => '',
      ({ errors: [{ message }] }) => message,
    ),
  );
  return usage(`The API has no such call. Did you mean '${meant}'?`, 'on');
};

const NO_EFFECT = 'The fault does nothing: give --status, --code, --delay, --drop, --malformed or --body.';
const OUT_OF_RANGE = 'O relógio do sandbox vai de 2000 a 2099.';
const NO_SUCH_CLIENT = 'Nenhum cliente com este CPF/CNPJ tem um cadastro.';
const NOTHING_TO_SIGN = 'Nenhuma renovação espera a assinatura deste token.';
