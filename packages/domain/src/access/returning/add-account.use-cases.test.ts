import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceMemory } from '../access.ports.ts';
import { makeCancelAddition } from './cancel-addition.use-case.ts';
import { makeLeaveInterrupted } from './leave-interrupted.use-case.ts';
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

describe('an addition that fails', () => {
  it('ends the added session and restores the state before it [R135] [R223]', async () => {
    const server = sessions();
    const interrupted = add();
    await makeCancelAddition({ sessions: server, memory: device })(interrupted)();
    expect(server.ended).toEqual(['app 7']);
    expect(interruptedOn(device)()).toEqual(interrupted);
    expect(device.savedAccounts.read()).toEqual(O.some([kept]));
  });

  it('restores the state also when the server cannot be reached', async () => {
    const interrupted = add();
    expect(
      await makeCancelAddition({ sessions: sessions(TE.left(unreachable)), memory: device })(interrupted)(),
    ).toEqual(E.right(undefined));
    expect(device.session.read()).toEqual(O.some(previous));
  });

  it('keeps an account that was saved here before it was added again', async () => {
    device.savedAccounts.write([kept, savedAccount({ isMain: false, name: 'Ana' })])();
    const interrupted = add();
    await makeCancelAddition({ sessions: sessions(), memory: device })(interrupted)();
    expect(device.savedAccounts.read()).toEqual(O.some([kept, savedAccount({ isMain: false, name: 'Ana' })]));
  });

  it('leaves the device signed out where it was signed out before', async () => {
    device.session.clear();
    const interrupted = add();
    await makeCancelAddition({ sessions: sessions(), memory: device })(interrupted)();
    expect(device.session.read()).toEqual(O.none);
  });

  it('does not restore an account that another tab removed [R059] [R060] [R061]', async () => {
    const interrupted = add();
    device.savedAccounts.write([savedAccount({ isMain: true })])();
    await makeCancelAddition({ sessions: sessions(), memory: device })(interrupted)();
    expect(interruptedOn(device)()).toEqual({ session: O.none, savedAccounts: O.some([]), lastDocument: O.none });
  });

  it('keeps the changes of another tab to the other accounts', async () => {
    const interrupted = add();
    const renamed = savedAccount({ clientId: 8, document: BRUNO, name: 'Bruno C.' });
    device.savedAccounts.write([renamed, savedAccount({ isMain: false })])();
    await makeCancelAddition({ sessions: sessions(), memory: device })(interrupted)();
    expect(device.savedAccounts.read()).toEqual(O.some([renamed]));
  });

  it('keeps newer tokens, and does not end a session that another tab opened', async () => {
    const server = sessions();
    const interrupted = add();
    const renewed = { ...previous, tokens: { access: 'access-9', refresh: 'refresh-9' } };
    device.session.write(renewed)();
    await makeCancelAddition({ sessions: server, memory: device })(interrupted)();
    expect([server.ended, device.session.read()]).toEqual([[], O.some(renewed)]);
  });

  it('keeps the previous session when no sign-in happened', async () => {
    const server = sessions();
    await makeCancelAddition({ sessions: server, memory: device })(interruptedOn(device)())();
    expect([server.ended, device.session.read()]).toEqual([[], O.some(previous)]);
  });
});

describe('an addition that succeeds', () => {
  it('revokes only the session that it interrupted', async () => {
    const server = sessions();
    const interrupted = add();
    await makeLeaveInterrupted(server)(interrupted)();
    expect(server.ended).toEqual(['revoke 8']);
    expect(device.session.read()).toEqual(O.some(session({ isConsentDue: true })));
  });

  it('makes no call when that session had no tokens any more', async () => {
    const server = sessions();
    device.session.write({ ...previous, tokens: undefined })();
    await makeLeaveInterrupted(server)(add())();
    expect(server.ended).toEqual([]);
  });
});
