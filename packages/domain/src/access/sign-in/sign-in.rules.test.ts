import { expect, it } from 'vitest';
import { afterSignIn } from './sign-in.rules.ts';
import { session } from '../testing/index.ts';

it('goes to the dashboard when nothing else is due [R104]', () => {
  expect(afterSignIn(session())).toBe('dashboard');
});

it('unblocks a blocked device [R102]', () => {
  expect(afterSignIn(session({ isDeviceBlocked: true }))).toBe('unblock-device');
});
