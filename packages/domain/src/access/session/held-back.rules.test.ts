import { expect, it } from 'vitest';
import { holdMessage } from './held-back.messages.ts';
import { heldBack, withHold, type Hold } from './held-back.rules.ts';
import { mayEnter } from '../session.ts';
import { session } from '../testing/index.ts';

it('lets a client pass when nothing is due', () => {
  expect(heldBack(session())).toBeUndefined();
});

it('holds a blocked device at its questions, before the change of a password', () => {
  expect(heldBack(session({ isDeviceBlocked: true }))).toBe('unblock-device');
  expect(heldBack(session({ isDeviceBlocked: true, status: 'must-change-password' }))).toBe('unblock-device');
});

it('holds a client who must change the password', () => {
  expect(heldBack(session({ status: 'must-change-password' }))).toBe('reset-password');
});

const HOLDS: readonly Hold[] = ['unblock-device', 'reset-password', 'consent'];

it.each(HOLDS)('keeps a session out of the portal after the server demands: %s', (hold) => {
  const held = withHold(hold)(session());
  expect(mayEnter(held) ? heldBack(held) : 'consent').toBe(hold);
  expect(held.tokens).toEqual(session().tokens);
});

it('keeps an earlier demand of the session', () => {
  expect(heldBack(withHold('reset-password')(session({ isDeviceBlocked: true })))).toBe('unblock-device');
});

it('says what is due, and mentions lost text only when text is lost', () => {
  const sentences = HOLDS.map((hold) => holdMessage(hold, false));
  expect(new Set(sentences).size).toBe(3);
  for (const hold of HOLDS)
    expect(holdMessage(hold, true)).toBe(`${holdMessage(hold, false)} O que você não salvou não foi guardado.`);
});
