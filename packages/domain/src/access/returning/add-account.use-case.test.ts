import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceMemory } from '../access.ports.ts';
import { makeCancelAddition, makeLeaveInterrupted } from './add-account.use-case.ts';
import { interruptedOn } from '../session/interrupted.ts';
import { BRUNO, unreachable } from '../../kernel/testing/index.ts';
import { newDevice, savedAccount, session, sessions } from '../testing/index.ts';

const previous = session({ clientId: 8, document: BRUNO, tokens: { access: 'access-8', refresh: 'refresh-8' } });
const kept = savedAccount({ clientId: 8, document: BRUNO });
let device: DeviceMemory;

beforeEach(() => {
  device = newDevice();
  device.session.write(previous)();
  device.savedAccounts.write([kept])();
  device.lastDocument.write(BRUNO)();
});

const add = (added = session({ isConsentDue: true })) => {
  const interrupted = interruptedOn(device)();
  device.session.write(added)();
  device.savedAccounts.write([kept, savedAccount({ isMain: false })])();
  device.lastDocument.write(added.document)();
  return interrupted;
};

describe('adding an account that comes to nothing', () => {
  it('ends the added session and brings everything before it back [R135] [R223]', async () => {
    const server = sessions();
    const interrupted = add();
    await makeCancelAddition(server, device)(interrupted)();
    expect(server.ended).toEqual(['app 7']);
    expect(interruptedOn(device)()).toEqual(interrupted);
    expect(device.savedAccounts.read()).toEqual(O.some([kept]));
  });

  it('does so when the server cannot be reached', async () => {
    const interrupted = add();
    expect(await makeCancelAddition(sessions(TE.left(unreachable)), device)(interrupted)()).toEqual(E.right(undefined));
    expect(device.session.read()).toEqual(O.some(previous));
  });

  it('keeps an account that was saved here before it was added again', async () => {
    device.savedAccounts.write([kept, savedAccount({ isMain: false, name: 'Ana' })])();
    const interrupted = add();
    await makeCancelAddition(sessions(), device)(interrupted)();
    expect(device.savedAccounts.read()).toEqual(O.some([kept, savedAccount({ isMain: false, name: 'Ana' })]));
  });

  it('leaves nobody signed in where nobody was', async () => {
    device.session.clear();
    const interrupted = add();
    await makeCancelAddition(sessions(), device)(interrupted)();
    expect(device.session.read()).toEqual(O.none);
  });

  it('leaves an account forgotten that another tab forgot meanwhile [R059] [R060] [R061]', async () => {
    const interrupted = add();
    device.savedAccounts.write([savedAccount({ isMain: true })])();
    await makeCancelAddition(sessions(), device)(interrupted)();
    expect(interruptedOn(device)()).toEqual({ session: O.none, savedAccounts: O.some([]), lastDocument: O.none });
  });

  it('keeps what another tab did to the other accounts', async () => {
    const interrupted = add();
    const renamed = savedAccount({ clientId: 8, document: BRUNO, name: 'Bruno C.' });
    device.savedAccounts.write([renamed, savedAccount({ isMain: false })])();
    await makeCancelAddition(sessions(), device)(interrupted)();
    expect(device.savedAccounts.read()).toEqual(O.some([renamed]));
  });

  it('overwrites no tokens that are newer, and ends nobody who came in elsewhere', async () => {
    const server = sessions();
    const interrupted = add();
    const renewed = { ...previous, tokens: { access: 'access-9', refresh: 'refresh-9' } };
    device.session.write(renewed)();
    await makeCancelAddition(server, device)(interrupted)();
    expect([server.ended, device.session.read()]).toEqual([[], O.some(renewed)]);
  });

  it('does not touch the session before it when nobody came in', async () => {
    const server = sessions();
    await makeCancelAddition(server, device)(interruptedOn(device)())();
    expect([server.ended, device.session.read()]).toEqual([[], O.some(previous)]);
  });
});

describe('adding an account that goes through', () => {
  it('revokes the session that it interrupted, and no other', async () => {
    const server = sessions();
    const interrupted = add();
    await makeLeaveInterrupted(server)(interrupted)();
    expect(server.ended).toEqual(['revoke 8']);
    expect(device.session.read()).toEqual(O.some(session({ isConsentDue: true })));
  });

  it('calls nobody when that one had no tokens any more', async () => {
    const server = sessions();
    device.session.write({ ...previous, tokens: undefined })();
    await makeLeaveInterrupted(server)(add())();
    expect(server.ended).toEqual([]);
  });
});
