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

it.each([{ status: 'late' }, { step: 'done' }, { expired_date: '2026-02-30' }])('does not read %j', async (slip) => {
  const { renewals } = at(200, { status: 'ok', step: null, expired_date: null, ...slip });
  expect(await renewals.of(7)()).toEqual(E.left({ _tag: 'Unreadable', path: Object.keys(slip)[0] }));
});
