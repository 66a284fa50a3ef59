import { ApprovalNumber, VerdictNumber } from '@aroeira/adapters-http/registration';
import { Unread, type HttpClient } from '@aroeira/adapters-http/http';
import { isRefusedWith, type CallFailure, type Document } from '@aroeira/domain/kernel';
import type { Approval, RenewalVerdict } from '@aroeira/domain/registration';
import type { FaultPresetName } from '@aroeira/sandbox/fault-presets';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { callRefusal, refusal, usage, type Refusal } from '../refusal.ts';
import { parseAs } from '../rules/json-input.ts';

const ServerTimeWire = t.type({ now: t.string, offsetMs: t.number });

const KeptFaultWire = t.intersection([
  t.type({ id: t.number, on: t.string, hits: t.number }),
  t.partial({
    status: t.number,
    code: t.string,
    delayMs: t.number,
    times: t.number,
    drop: t.boolean,
    malformed: t.boolean,
    body: t.string,
    preset: t.string,
  }),
]);

const NoSuchCall = t.type({ errors: t.tuple([t.type({ message: t.string })]) });

const RequestsWire = t.array(
  t.type({
    seq: t.number,
    at: t.string,
    method: t.string,
    path: t.string,
    status: t.number,
    ms: t.number,
    client: t.union([t.number, t.null]),
  }),
);

/** The server's time in ISO, and how far it is ahead of the real time in milliseconds. */
export type ServerTime = t.TypeOf<typeof ServerTimeWire>;

/** The calls that fail (`GET /investorPosition`), how they fail, and how often. */
export interface Fault {
  readonly on: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly delayMs: number | undefined;
  readonly times: number | undefined;
  readonly drop: boolean | undefined;
  readonly malformed: boolean | undefined;
  /** The JSON text that is answered. */
  readonly body: string | undefined;
}

/** A fault that is on. */
export type KeptFault = t.TypeOf<typeof KeptFaultWire>;

/** A request that the sandbox answered, without secret data. */
export type LoggedRequest = t.TypeOf<typeof RequestsWire>[number];

/** The new time of the server: a moment, ahead by `2d`, `3h`, `15m` or `30s`, or the real time again. */
export type ClockMove = { readonly set: string } | { readonly advance: string } | { readonly reset: true };

/** A client, and what to set. What is `undefined` stays. @see spec A §4 Approval and renewal statuses */
export interface SetStanding {
  readonly document: Document;
  readonly approval: Approval | undefined;
  readonly renewal: RenewalVerdict | undefined;
}

/** What a trace may show. */
const TIME = ['now', 'offsetMs', 'set', 'advance', 'reset'];
const FAULT = ['id', 'on', 'hits', 'preset', 'status', 'code', 'delayMs', 'times', 'drop', 'malformed'];
const LOGGED = ['after', 'seq', 'at', 'method', 'path', 'status', 'ms', 'client'];

/** The controls of the server itself. @param http a client of the controls @see the command line's contract */
export const makeServerControls = (http: HttpClient) => ({
  time: pipe(http.get('clock', ServerTimeWire, { acts: false, shows: TIME }), TE.mapLeft(callRefusal)),
  moveTime: (move: ClockMove) =>
    pipe(
      http.post('clock', ServerTimeWire, { acts: true, shows: TIME, body: move }),
      TE.mapLeft(refusedFor('clock_out_of_range', OUT_OF_RANGE)),
    ),
  addFault: (fault: Fault) =>
    pipe(http.post('faults', KeptFaultWire, { acts: true, shows: FAULT, body: fault }), TE.mapLeft(faultRefusal)),
  /** Adds the faults of a preset. @param times how often each may hit; the preset decides without it */
  addPreset: (name: FaultPresetName, times: number | undefined) =>
    pipe(
      http.post(`fault-presets/${name}`, t.array(KeptFaultWire), { acts: true, shows: FAULT, body: { times } }),
      TE.mapLeft(callRefusal),
    ),
  faults: pipe(http.get('faults', t.array(KeptFaultWire), { acts: false, shows: FAULT }), TE.mapLeft(callRefusal)),
  clearFaults: pipe(http.delete('faults', Unread, { acts: true }), TE.mapLeft(callRefusal)),
  /** The requests after a sequence number, oldest first. */
  requests: (after: number) =>
    pipe(
      http.get('log', RequestsWire, { acts: false, shows: LOGGED, query: { after: String(after) } }),
      TE.mapLeft(callRefusal),
    ),
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
