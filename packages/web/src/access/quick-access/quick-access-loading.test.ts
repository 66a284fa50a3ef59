import { newDevice, quickAccessCredential, savedAccount, session } from '@aroeira/domain/access/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeLazySignIn, makeOfferAfterSignIn } from './quick-access-loading.ts';

const offline = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

it('makes no offer when quick access fails to load, and delays no sign-in', async () => {
  expect(await makeOfferAfterSignIn(offline)(session())()).toBeUndefined();
});

describe('a sign-in by quick access', () => {
  it('fails as unreachable when quick access cannot load', async () => {
    const memory = newDevice();
    memory.quickAccess.write(quickAccessCredential())();
    expect(await makeLazySignIn(offline, memory)(savedAccount())()).toEqual(
      E.left({ _tag: 'Unreachable', cause: 'network' }),
    );
  });

  it('loads nothing on a device without a credential [R150]', async () => {
    const answer = await makeLazySignIn(offline, newDevice())(savedAccount())();
    expect(answer).toEqual(E.left({ _tag: 'NotAttempted' }));
  });
});
