import { session } from '@aroeira/domain/access/testing';
import { describe, expect, it } from 'vitest';
import { PATHS } from './paths.ts';
import { detourFor } from './navigation.ts';

const closed = Object.values(PATHS).filter((access) => access !== 'public');

describe('a client who is held back', () => {
  it('answers the questions of a blocked device before any protected screen [R217]', () => {
    expect(closed.length).toBeGreaterThan(50);
    for (const access of closed) expect(detourFor(access, session({ isDeviceBlocked: true }))).toBe('/unblockDevice');
  });

  it('changes the password that must change before any protected screen [R216]', () => {
    for (const access of closed)
      expect(detourFor(access, session({ status: 'must-change-password' }))).toBe('/resetPassword');
  });

  it('opens public pages, and every page when nothing is due', () => {
    expect(detourFor('public', session({ isDeviceBlocked: true }))).toBeUndefined();
    for (const access of closed) expect(detourFor(access, session())).toBeUndefined();
  });
});
