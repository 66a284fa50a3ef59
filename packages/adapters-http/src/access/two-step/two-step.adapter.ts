import type { TwoStepCodeFailure, TwoStepFailure, TwoStepSettings } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { ConfirmDisableWire, DisableWire, TwoStepClientWire, twoStepChoiceOf } from './two-step.codecs.ts';

/**
 * Two-step verification over the portal API. The client's id stands in the path and in the body. The login id stands
 * in its header only (decision Q005).
 *
 * @see spec A §7 Auth, B §7 Profile, documents, security; decision 0120
 */
export const makeHttpTwoStepSettings = (http: HttpClient): TwoStepSettings => ({
  choiceOf: (id) =>
    pipe(
      http.get(`/clients/${id}`, TwoStepClientWire, { acts: false, shows: ['mfa_enabled'] }),
      TE.map(twoStepChoiceOf),
    ),
  // The caller reads the choice again afterwards, so this answer is not used.
  enable: (id) =>
    pipe(
      http.post(`/clients/${id}/enable_mfa`, t.unknown, { acts: true, shows: ['id'], body: { id } }),
      TE.map(constVoid),
    ),
  disable: (id) =>
    pipe(
      http.post(`/clients/${id}/disable_mfa`, DisableWire, { acts: true, shows: ['id', 'status'], body: { id } }),
      TE.bimap(twoStepFailureOf, ({ data }) => (data.status === 'code_sended' ? 'code-sent' : 'disabled')),
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
        ({ data }) => data.status === 'disabled',
        (): TwoStepCodeFailure => ({ _tag: 'WrongCode' }),
      ),
      TE.map(constVoid),
    ),
});

const twoStepFailureOf = (failure: CallFailure): TwoStepFailure =>
  failure._tag === 'Refused' && failure.status === 429 ? { _tag: 'TooManyAttempts' } : failure;
