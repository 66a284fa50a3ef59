import { expect, it } from 'vitest';
import { afterSignIn } from './sign-in.rules.ts';
import { session } from '../testing/index.ts';

it('goes to the dashboard when nothing else is due [R104]', () => {
  expect(afterSignIn(session())).toBe('dashboard');
});

it('unblocks a blocked device [R102]', () => {
  expect(afterSignIn(session({ isDeviceBlocked: true }))).toBe('unblock-device');
});

it('resets a password that must change', () => {
  expect(afterSignIn(session({ status: 'must-change-password' }))).toBe('reset-password');
});

it('unblocks before it resets', () => {
  expect(afterSignIn(session({ isDeviceBlocked: true, status: 'must-change-password' }))).toBe('unblock-device');
});
