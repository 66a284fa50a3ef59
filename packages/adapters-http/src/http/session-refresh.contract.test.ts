import { isSignedIn, type SignedInSession } from '@aroeira/domain/access';
import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { expect, it } from 'vitest';
import { makeHttpDevices } from '../access/index.ts';
import { makeHttpPositions } from '../position/index.ts';
import { testSandbox } from './testing/sandbox.ts';
import type { Fetch } from './transport.ts';

const { sandbox, signedIn } = testSandbox();

/**
 * Ana with an access token that the server does not take, and a count of the refreshes that she makes.
 *
 * @param lost so many answers of a refresh are lost: the server wrote, and then the connection breaks
 */
const anaWithBadToken = async (lost = 0) => {
  let refreshes = 0;
  const counting: Fetch = async (url, init) => {
    if (!url.includes('refresh-token')) return sandbox.fetch(url, init);
    refreshes += 1;
    const isLost = refreshes <= lost;
    const answer = await sandbox.fetch(url, init);
    if (isLost) throw new TypeError('terminated');
    return answer;
  };
  const at = await signedIn('ana', counting);
  const spoilt = spoil(at.session);
  at.device.session.write(spoilt)();
  return { ...at, spoilt, refreshes: () => refreshes };
};
const spoil = (session: SignedInSession): SignedInSession => ({
  ...session,
  tokens: { ...session.tokens, access: 'spoilt' },
});
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};
const advanceClock = (advance: string) =>
  sandbox.fetch('http://sandbox.test/sandbox/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance }),
  });
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

it('survives two tabs that refresh the same token at once: the stored one is the one that works', async () => {
  const both = gate();
  let refreshes = 0;
  const together: Fetch = async (url, init) => {
    if (url.includes('refresh-token')) {
      refreshes += 1;
      if (refreshes === 2) both.open();
      await both.opened;
    }
    return sandbox.fetch(url, init);
  };
  const { http, open, device, session, ends } = await signedIn('ana', together);
  device.session.write(spoil(session))();
  const answers = await Promise.all([http, open(device)].map((tab) => makeHttpPositions(tab).of(ANA)()));
  expect([answers.every(E.isRight), refreshes]).toEqual([true, 2]);
  device.session.write(spoil({ ...session, tokens: { ...session.tokens, ...tokensAt(device) } }))();
  expect([E.isRight(await makeHttpPositions(http).of(ANA)()), ends]).toEqual([true, []]);
});

it('does not sign ana out when the answer of a refresh is lost, and she reads of no misuse', async () => {
  const { http, device, session, ends } = await anaWithBadToken(1);
  const positions = makeHttpPositions(http);
  expect(E.isRight(await positions.of(ANA)())).toBe(true);
  await advanceClock('1h');
  expect(E.isRight(await positions.of(ANA)())).toBe(true);
  expect([tokensAt(device) === undefined, ends]).toEqual([false, []]);
  const activity = await makeHttpDevices(http).activity(session.clientId)();
  expect(E.isRight(activity) && activity.right.map(({ event }) => event)).not.toContain('token-reused');
});

it('keeps ana signed in when both answers are lost, and renews her at the next call within the grace', async () => {
  const { http, device, spoilt, ends } = await anaWithBadToken(2);
  const positions = makeHttpPositions(http);
  expect(await positions.of(ANA)()).toEqual(E.left({ _tag: 'RefreshFailed' }));
  expect(tokensAt(device)).toEqual(spoilt.tokens);
  await advanceClock('8s');
  expect(E.isRight(await positions.of(ANA)())).toBe(true);
  expect(ends).toEqual(['refresh-failed']);
});
