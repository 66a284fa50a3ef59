import { expect, it } from 'vitest';
import { heldBack } from './held-back.rules.ts';
import { session } from './testing/index.ts';

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
