import type { SavedAccount } from '@aroeira/domain/access';
import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../http/testing/sandbox.ts';
import type { PersonaKey } from '../../http/testing/index.ts';
import { makeHttpConsentsOfDevice, makeHttpMainAccounts, makeHttpSessions } from '../index.ts';

const { signedOut, signedIn } = testSandbox();

/** A device where the client signed in once and left again. */
const returning = async (of: PersonaKey) => {
  const { http, device, session } = await signedIn(of);
  await makeHttpSessions(http).revoke(session)();
  device.session.clear();
  const account: SavedAccount = { ...session, isMain: true };
  return { http, account };
};

describe('before the password', () => {
  it('tells a device where the client signed in whether consent was given [R108]', async () => {
    const { http, account } = await returning('ana');
    expect(await makeHttpConsentsOfDevice(http)(account).status(ANA)()).toMatchObject(E.right({ isAccepted: true }));
  });

  it('tells an unknown device nothing', async () => {
    const { http } = signedOut();
    const { account } = await returning('ana');
    const guessed = { ...account, loginId: '00000000-0000-4000-8000-000000000000' };
    expect(await makeHttpConsentsOfDevice(http)(guessed).status(ANA)()).toMatchObject(E.right({ isAccepted: false }));
  });

  it('sets the main account for its own device only [R133]', async () => {
    const { http, account } = await returning('ana');
    const mainAccounts = makeHttpMainAccounts(http);
    expect(await mainAccounts.set(account)()).toEqual(E.right(undefined));
    const { account: karen } = await returning('karen');
    expect(await mainAccounts.set({ ...karen, loginId: account.loginId })()).toMatchObject(
      E.left({ _tag: 'Refused', status: 401 }),
    );
  });
});
