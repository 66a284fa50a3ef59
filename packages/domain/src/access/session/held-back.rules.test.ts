import { expect, it } from 'vitest';
import { holdMessage } from './held-back.messages.ts';
import { heldBack, withHold, type Hold } from './held-back.rules.ts';
import { mayEnter } from '../session.ts';
import { session } from '../testing/index.ts';

it('lets a client pass whom nothing holds', () => {
  expect(heldBack(session())).toBeUndefined();
});

it('holds a blocked device at its questions, before a password that must change', () => {
  expect(heldBack(session({ isDeviceBlocked: true }))).toBe('unblock-device');
  expect(heldBack(session({ isDeviceBlocked: true, status: 'must-change-password' }))).toBe('unblock-device');
});

it('holds a client whose password must change', () => {
  expect(heldBack(session({ status: 'must-change-password' }))).toBe('reset-password');
});

const HOLDS: readonly Hold[] = ['unblock-device', 'reset-password', 'consent'];

it.each(HOLDS)('keeps a session out of the portal once the server wants of it: %s', (hold) => {
  const held = withHold(hold)(session());
  expect(mayEnter(held) ? heldBack(held) : 'consent').toBe(hold);
  expect(held.tokens).toEqual(session().tokens);
});

it('keeps what held a session before', () => {
  expect(heldBack(withHold('reset-password')(session({ isDeviceBlocked: true })))).toBe('unblock-device');
});

it('says what is wanted, and that what was typed is gone only where it is', () => {
  const sentences = HOLDS.map((hold) => holdMessage(hold, false));
  expect(new Set(sentences).size).toBe(3);
  for (const hold of HOLDS)
    expect(holdMessage(hold, true)).toBe(`${holdMessage(hold, false)} O que você não salvou não foi guardado.`);
});
