import type { TwoStepCodeFailure, TwoStepFailure, TwoStepSettings, TwoStepChoice } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread, inOurWords, field } from '../../http/record.codec.ts';
import { wordsOnWire } from '../../http/values.codec.ts';

/**
 * The client, as far as two-step verification goes: the server's flag has three values.
 * @see spec A §3 Dashboard user
 */
const TwoStepChoiceRead = inOurWords(
  field('mfa_enabled', t.union([t.boolean, t.null])),
  (isOn): TwoStepChoice => (isOn === null ? 'not-chosen' : isOn ? 'on' : 'off'),
);

/** @see spec A §7 "answers carry data.status" */
const DisableWire = field(
  'data',
  field('status', wordsOnWire('Disable', { 'code-sent': 'code_sended', disabled: 'disabled' })),
);

/** @see spec B §4 Two-step authentication */
const ConfirmDisableWire = field('data', field('status', t.keyof({ disabled: null, invalid_code: null })));

/**
 * Two-step verification over the portal API. The client's id is in the path and in the body. The login id is only in
 * its header (decision Q006).
 *
 * @see spec A §7 Auth, B §7 Profile, documents, security; decision 0120
 */
export const makeHttpTwoStepSettings = (http: HttpClient): TwoStepSettings => ({
  choiceOf: (id) => http.get(`/clients/${id}`, TwoStepChoiceRead, { acts: false, shows: ['mfa_enabled'] }),
  // The caller reads the choice again afterwards, so this answer is not used.
  enable: (id) => http.post(`/clients/${id}/enable_mfa`, Unread, { acts: true, shows: ['id'], body: { id } }),
  disable: (id) =>
    pipe(
      http.post(`/clients/${id}/disable_mfa`, DisableWire, { acts: true, shows: ['id', 'status'], body: { id } }),
      TE.mapLeft(twoStepFailureOf),
    ),
  confirmDisable: (id, code) =>
    pipe(
      http.post(`/clients/${id}/confirm_disable_mfa`, ConfirmDisableWire, {
        acts: true,
        shows: ['id', 'status'],
        body: { id, mfa: code },
      }),
      TE.mapLeft(twoStepFailureOf),
      TE.filterOrElseW(
        (status) => status === 'disabled',
        (): TwoStepCodeFailure => ({ _tag: 'WrongCode' }),
      ),
      TE.map(constVoid),
    ),
});

const twoStepFailureOf = (failure: CallFailure): TwoStepFailure =>
  failure._tag === 'Refused' && failure.status === 429 ? { _tag: 'TooManyAttempts' } : failure;
