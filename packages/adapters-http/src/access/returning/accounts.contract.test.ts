import { CONSENT_TERMS, type SavedAccount } from '@aroeira/domain/access';
import { ANA } from '@aroeira/domain/kernel/testing';
import type { Document } from '@aroeira/domain/kernel';
import { openTestSandbox } from '@aroeira/sandbox';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentText } from '../../http/document.codec.ts';
import { deviceAt, signedInAt } from '../../http/testing/sandbox.ts';
import { makeHttpConsents, makeHttpConsentsOfDevice, makeHttpMainAccounts, makeHttpSessions } from '../index.ts';

type Sandbox = Awaited<ReturnType<typeof openTestSandbox>>;
const document = (digits: string): Document => E.getOrElseW(() => ANA)(DocumentText.decode(digits));
const [PAULA, KAREN] = [document('34329640309'), document('51753241448')];

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await openTestSandbox()), 60_000);
afterAll(() => sandbox.close());

/** A device where the client signed in once and left again. */
const returning = async (of: Document) => {
  const { http, device, session } = await signedInAt(sandbox, of);
  await makeHttpSessions(http).revoke(session)();
  device.session.clear();
  const account: SavedAccount = { ...session, isMain: true };
  return { http, account };
};

describe('before the password', () => {
  it('the truth about consent is told to a device where the client signed in [R108]', async () => {
    const { http, account } = await returning(ANA);
    expect(await makeHttpConsentsOfDevice(http)(account).status(ANA)()).toMatchObject(E.right({ isAccepted: true }));
  });

  it('nothing is told to a device that the server does not know', async () => {
    const { http } = deviceAt(sandbox);
    const { account } = await returning(ANA);
    const guessed = { ...account, loginId: '00000000-0000-4000-8000-000000000000' };
    expect(await makeHttpConsentsOfDevice(http)(guessed).status(ANA)()).toMatchObject(E.right({ isAccepted: false }));
  });

  it('consent that is given there is the client’s own, also after the sign-in', async () => {
    const { http, account } = await returning(PAULA);
    const consents = makeHttpConsentsOfDevice(http)(account);
    const before = await consents.status(PAULA)();
    if (E.isLeft(before)) throw new Error(JSON.stringify(before));
    expect(before.right.isAccepted).toBe(false);
    const answer = { uid: before.right.uid, document: PAULA, isAccepted: true, terms: CONSENT_TERMS };
    expect(await consents.answer(answer)()).toEqual(E.right(undefined));
    const { http: signedIn } = await signedInAt(sandbox, PAULA);
    expect(await makeHttpConsents(signedIn).status(PAULA)()).toMatchObject(E.right({ isAccepted: true }));
  });

  it('the main account can be set, by its own device and no other [R133]', async () => {
    const { http, account } = await returning(ANA);
    const mainAccounts = makeHttpMainAccounts(http);
    expect(await mainAccounts.set(account)()).toEqual(E.right(undefined));
    const { account: karen } = await returning(KAREN);
    expect(await mainAccounts.set({ ...karen, loginId: account.loginId })()).toMatchObject(
      E.left({ _tag: 'Refused', status: 401 }),
    );
  });
});

it('a session that was left for another account ends at the server, and the other goes on', async () => {
  const { session: left } = await signedInAt(sandbox, ANA);
  const { http } = await signedInAt(sandbox, KAREN);
  expect(await makeHttpSessions(http).revoke(left)()).toEqual(E.right(undefined));
  expect(await makeHttpConsents(http).status(KAREN)()).toMatchObject(E.right({ isAccepted: true }));
  const { http: asLeft, device } = deviceAt(sandbox);
  device.session.write(left)();
  expect(await makeHttpConsents(asLeft).status(ANA)()).toMatchObject(E.left({ _tag: 'NoSession' }));
});
