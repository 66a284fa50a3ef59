import { expect, it } from 'vitest';
import { holdMessage } from './hold.messages.ts';
import { holdOn, withHold, type Hold, afterSignIn } from './hold.rules.ts';
import { mayEnter } from '../session.ts';
import { session } from '../testing/index.ts';

it('lets a client pass when nothing is due', () => {
  expect(holdOn(session())).toBeUndefined();
});

it('holds a blocked device at its questions, before the change of a password', () => {
  expect(holdOn(session({ isDeviceBlocked: true }))).toBe('unblock-device');
  expect(holdOn(session({ isDeviceBlocked: true, status: 'must-change-password' }))).toBe('unblock-device');
});

it('holds a client who must change the password', () => {
  expect(holdOn(session({ status: 'must-change-password' }))).toBe('reset-password');
});

const HOLDS: readonly Hold[] = ['unblock-device', 'reset-password', 'consent'];

it.each(HOLDS)('keeps a session out of the portal after the server demands: %s', (hold) => {
  const held = withHold(hold)(session());
  expect(mayEnter(held) ? holdOn(held) : 'consent').toBe(hold);
  expect(held.tokens).toEqual(session().tokens);
});

it('keeps an earlier demand of the session', () => {
  expect(holdOn(withHold('reset-password')(session({ isDeviceBlocked: true })))).toBe('unblock-device');
});

it('says what is due, and mentions lost text only when text is lost', () => {
  const sentences = HOLDS.map((hold) => holdMessage(hold, false));
  expect(new Set(sentences).size).toBe(3);
  for (const hold of HOLDS)
    expect(holdMessage(hold, true)).toBe(`${holdMessage(hold, false)} O que você não salvou não foi guardado.`);
});

it('goes to the dashboard when nothing else is due [R104]', () => {
  expect(afterSignIn(session())).toBe('dashboard');
});

it('unblocks a blocked device [R102]', () => {
  expect(afterSignIn(session({ isDeviceBlocked: true }))).toBe('unblock-device');
});
