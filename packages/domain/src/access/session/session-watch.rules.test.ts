import * as O from 'fp-ts/Option';
import { expect, it } from 'vitest';
import { resync } from './session-watch.rules.ts';
import { session } from '../testing/index.ts';

it('finds that the session is gone [R042]', () => {
  expect(resync(7, O.none)).toBe('gone');
  expect(resync(7, O.some({ ...session(), tokens: undefined }))).toBe('gone');
  expect(resync(7, O.some(session({ isConsentDue: true })))).toBe('gone');
});

it('finds another account [R043]', () => {
  expect(resync(7, O.some(session({ clientId: 8 })))).toBe('changed');
  expect(resync(undefined, O.some(session()))).toBe('changed');
});

it('finds the same account, even when its tokens are new [R044]', () => {
  expect(resync(7, O.some(session({ tokens: { access: 'a', refresh: 'b' } })))).toBe('same');
});

it('finds what the client must do first, but not for another client', () => {
  expect(resync(7, O.some(session({ isDeviceBlocked: true })))).toBe('unblock-device');
  expect(resync(7, O.some(session({ status: 'must-change-password' })))).toBe('reset-password');
  expect(resync(8, O.some(session({ isDeviceBlocked: true })))).toBe('changed');
});
