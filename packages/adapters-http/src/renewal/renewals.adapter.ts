import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import type { RenewalFailure, Renewals } from '@aroeira/domain/renewal';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { Unread, field } from '../http/record.codec.ts';
import { RenewalWire, SignatureWire } from './renewals.codecs.ts';

/** Renewals over the portal API. @see spec A §7 Registration, suitability, signature, renewal */
export const makeHttpRenewals = (http: HttpClient): Renewals => ({
  of: (clientId) =>
    http.get(`/renew/status/${clientId}`, RenewalWire, { acts: false, shows: ['status', 'step', 'expired_date'] }),
  start: (clientId) =>
    pipe(http.post(`/renew/start/${clientId}`, Unread, { acts: true }), TE.mapLeft(renewalFailureOf)),
  mark: (clientId, step) =>
    pipe(
      http.post(`renew/step/${step}`, Unread, {
        acts: true,
        shows: ['step', 'server'],
        // The path names no client, and the mark follows another call. Another client may be signed in by then.
        only: clientId,
        // With the flag the server keeps the step (decision 0160).
        body: { step, server: true },
      }),
      TE.mapLeft(renewalFailureOf),
    ),
  signature: (clientId) =>
    http.get(`renew/signature/status/${clientId}`, SignatureWire, { acts: false, shows: ['status'] }),
  hasDocument: http.get('renew/activeDocument', field('hasDocument', t.boolean), {
    acts: false,
    shows: ['hasDocument'],
  }),
});

const renewalFailureOf = (failure: CallFailure): RenewalFailure => {
  if (isRefusedWith(failure, 'renewal_not_due')) return { _tag: 'RenewalNotDue' };
  if (isRefusedWith(failure, 'step_out_of_order')) return { _tag: 'RenewalStepOutOfOrder' };
  return isRefusedWith(failure, 'not_signed') ? { _tag: 'RenewalNotSigned' } : failure;
};
