import { makeMarkRenewal, makeStartRenewal, type RenewingClient } from '@aroeira/domain/renewal';
import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { answering } from '../http/testing/index.ts';
import { makeHttpRenewals } from './renewals.adapter.ts';

const ana: RenewingClient = { clientId: 7, document: ANA, isCoHolder: false };

const at = (status: number, body: unknown) => {
  const { http, ...server } = answering(status, body);
  return { ...server, renewals: makeHttpRenewals(http) };
};

it('starts a renewal by POST /renew/start/{id} [R417]', async () => {
  const { calls, renewals } = at(200, {});
  expect(await makeStartRenewal({ renewals, company: '' })(ana)()).toEqual(E.right(undefined));
  expect(calls()).toEqual(['POST /renew/start/7']);
});

it('sets a step by POST renew/step/{step} with the step and the server flag [R418]', async () => {
  const { seen, calls, renewals } = at(200, {});
  expect(await makeMarkRenewal({ renewals, company: '' })(ana, 'financial')()).toEqual(E.right(undefined));
  expect([calls(), seen[0]?.body]).toEqual([['POST /renew/step/financial'], { step: 'financial', server: true }]);
});

it('sets no step of another client, who signed in while the call before it ran (decision 0222)', async () => {
  const { calls, renewals } = at(200, {});
  expect(await renewals.mark(8, 'signature')()).toEqual(E.left({ _tag: 'NoSession', reason: 'none' }));
  expect(calls()).toEqual([]);
});

it('reads where a renewal stands, one that was not started too', async () => {
  const { calls, renewals } = at(200, { status: 'available', step: null, expired_date: '2026-12-15' });
  expect(await renewals.of(7)()).toEqual(E.right({ status: 'available', step: undefined, expiresOn: '2026-12-15' }));
  expect(calls()).toEqual(['GET /renew/status/7']);
  const done = at(200, { status: 'expired', step: 'signed', expired_date: null }).renewals;
  expect(await done.of(7)()).toEqual(E.right({ status: 'expired', step: 'signed', expiresOn: undefined }));
});

it.each([{ status: 'late' }, { step: 'done' }, { expired_date: '2026-02-30' }])('does not read %j', async (slip) => {
  const { renewals } = at(200, { status: 'ok', step: null, expired_date: null, ...slip });
  expect(await renewals.of(7)()).toEqual(E.left({ _tag: 'Unreadable', path: Object.keys(slip)[0] }));
});

it.each([
  ['renewal_not_due', 'RenewalNotDue'],
  ['step_out_of_order', 'RenewalStepOutOfOrder'],
  ['not_signed', 'RenewalNotSigned'],
  ['forbidden', 'Refused'],
])('tells %s from the others', async (message, _tag) => {
  const { renewals } = at(409, { message });
  expect(await renewals.mark(7, 'signed')()).toMatchObject(E.left({ _tag }));
  expect(await renewals.start(7)()).toMatchObject(E.left({ _tag }));
});

it('reads the signature and whether a document waits for it', async () => {
  const signed = at(200, { status: 'signed', signer_token: 'token-1' });
  expect(await signed.renewals.signature(7)()).toEqual(E.right({ status: 'signed', signerToken: 'token-1' }));
  expect(signed.calls()).toEqual(['GET /renew/signature/status/7']);
  const none = at(200, { status: 'none', signer_token: null }).renewals;
  expect(await none.signature(7)()).toEqual(E.right({ status: 'none', signerToken: undefined }));
  const waiting = at(200, { hasDocument: true });
  expect(await waiting.renewals.hasDocument()).toEqual(E.right(true));
  expect(waiting.calls()).toEqual(['GET /renew/activeDocument']);
});
