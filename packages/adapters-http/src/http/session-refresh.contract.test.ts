import { isSignedIn, type SignedInSession } from '@aroeira/domain/access';
import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { expect, it } from 'vitest';
import { makeHttpPositions } from '../position/index.ts';
import { testSandbox } from './testing/sandbox.ts';
import type { Fetch } from './transport.ts';

const { sandbox, signedIn } = testSandbox();

/** Ana with an access token that the server does not take, and a count of the refreshes that she makes. */
const anaWithBadToken = async () => {
  let refreshes = 0;
  const counting: Fetch = (url, init) => {
    if (url.includes('refresh-token')) refreshes += 1;
    return sandbox.fetch(url, init);
  };
  const at = await signedIn('ana', counting);
  const spoilt = { ...at.session, tokens: { ...at.session.tokens, access: 'spoilt' } };
  at.device.session.write(spoilt)();
  return { ...at, spoilt, refreshes: () => refreshes };
};
const tokensAt = (device: { session: { read: () => O.Option<Parameters<typeof isSignedIn>[0]> } }) =>
  pipe(device.session.read(), O.filter(isSignedIn), O.toUndefined)?.tokens;

it('renews ana once for 20 requests, and stores a pair that works and is new', async () => {
  const { http, device, spoilt, refreshes, ends } = await anaWithBadToken();
  const positions = makeHttpPositions(http);
  const answers = await Promise.all(Array.from({ length: 20 }, () => positions.of(ANA)()));
  expect(answers.every(E.isRight)).toBe(true);
  expect([refreshes(), ends]).toEqual([1, []]);
  expect(tokensAt(device)?.refresh).not.toBe(spoilt.tokens.refresh);
  expect(E.isRight(await positions.of(ANA)())).toBe(true);
});

it('survives two tabs that refresh the same token at once', async () => {
  const { http, open, device, scheduler, ends } = await anaWithBadToken();
  const tabs = [http, open(device)].map((tab) => makeHttpPositions(tab).of(ANA)());
  // By the time that one tab has its answer the other has its own, or waits for what the first one stored.
  await Promise.race(tabs);
  scheduler.pass(500);
  const answers = await Promise.all(tabs);
  expect(answers.every(E.isRight)).toBe(true);
  expect(ends).toEqual([]);
});

it('ends the session when its refresh token is not known', async () => {
  const { http, device, spoilt, ends } = await anaWithBadToken();
  const stolen: SignedInSession = { ...spoilt, tokens: { access: 'spoilt', refresh: 'spoilt' } };
  device.session.write(stolen)();
  const answer = await makeHttpPositions(http).of(ANA)();
  expect(answer).toEqual(E.left({ _tag: 'NoSession', reason: 'expired' }));
  expect([device.session.read(), ends]).toEqual([O.none, ['expired']]);
});
