import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it } from 'vitest';
import { signOutMessage } from '../access.messages.ts';
import type { DeviceMemory } from '../access.ports.ts';
import { makeLeaveAccount } from './leave-account.use-case.ts';
import { makeRevokeTokens } from './revoke-tokens.use-case.ts';
import { makeSignOutOfApp } from './sign-out-of-app.use-case.ts';
import { calendarDay } from '../../kernel/days.ts';
import { ANA, BRUNO, unreachable } from '../../kernel/testing/index.ts';
import { newDevice, quickAccessCredential, savedAccount, session, sessions } from '../testing/index.ts';

const other = savedAccount({ clientId: 8, document: BRUNO, isMain: false });
const down = TE.left(unreachable);
let device: DeviceMemory;

beforeEach(() => {
  device = newDevice();
  device.session.write(session())();
  device.savedAccounts.write([savedAccount(), other])();
  device.lastDocument.write(ANA)();
});

describe('closing the app', () => {
  it('clears the session and keeps the accounts [R057] [R066]', async () => {
    const server = sessions();
    expect(await makeSignOutOfApp({ sessions: server, memory: device })()).toEqual(E.right(undefined));
    expect(server.ended).toEqual(['app 7']);
    expect(device.session.read()).toEqual(O.none);
    expect(device.savedAccounts.read()).toEqual(O.some([savedAccount(), other]));
    expect(device.lastDocument.read()).toEqual(O.some(ANA));
  });

  it('clears the session even when the server fails, and says so [R072]', async () => {
    const failed = await makeSignOutOfApp({ sessions: sessions(down), memory: device })();
    expect(failed).toEqual(E.left({ _tag: 'AppSignOutFailed', why: unreachable }));
    expect(E.isLeft(failed) && signOutMessage(failed.left)).toBe('Erro ao fazer logout do aplicativo');
    expect(device.session.read()).toEqual(O.none);
  });

  it('makes no call without a session', async () => {
    const server = sessions();
    device.session.clear();
    expect(await makeSignOutOfApp({ sessions: server, memory: device })()).toEqual(E.right(undefined));
    expect(server.ended).toEqual([]);
  });
});

describe('leaving the account', () => {
  it('forgets the account, the session and the last document [R059] [R060] [R061]', async () => {
    const server = sessions();
    expect(await makeLeaveAccount({ sessions: server, memory: device })()).toEqual(E.right(undefined));
    expect(server.ended).toEqual(['session 7']);
    expect(device.savedAccounts.read()).toEqual(O.some([{ ...other, isMain: true }]));
    expect(device.session.read()).toEqual(O.none);
    expect(device.lastDocument.read()).toEqual(O.none);
  });

  it('clears the biometric flags [R062]', async () => {
    device.quickAccess.write(quickAccessCredential())();
    device.quickAccessSkippedOn.write(calendarDay('2026-11-20'))();
    await makeLeaveAccount({ sessions: sessions(), memory: device })();
    expect([device.quickAccess.read(), device.quickAccessSkippedOn.read()]).toEqual([O.none, O.none]);
  });

  it('keeps the quick access of the main account when another account leaves [R062]', async () => {
    const [credential, skipped] = [quickAccessCredential(), calendarDay('2026-11-20')];
    device.session.write(session({ clientId: 8, document: BRUNO, isMainAccount: false }))();
    device.quickAccess.write(credential)();
    device.quickAccessSkippedOn.write(skipped)();
    await makeLeaveAccount({ sessions: sessions(), memory: device })();
    expect(device.savedAccounts.read()).toEqual(O.some([savedAccount()]));
    expect([device.quickAccess.read(), device.quickAccessSkippedOn.read()]).toEqual([
      O.some(credential),
      O.some(skipped),
    ]);
  });

  it('removes nothing when the server fails [R073]', async () => {
    const failed = await makeLeaveAccount({ sessions: sessions(down), memory: device })();
    expect(failed).toEqual(E.left({ _tag: 'SessionSignOutFailed', why: unreachable }));
    expect(E.isLeft(failed) && signOutMessage(failed.left)).toBe('Erro ao encerrar sessão do aplicativo');
    expect(device.savedAccounts.read()).toEqual(O.some([savedAccount(), other]));
    expect(device.session.read()).toEqual(O.some(session()));
  });
});

describe('opening /login again', () => {
  it('revokes the tokens and keeps the profile [R068]', async () => {
    const server = sessions();
    expect(await makeRevokeTokens({ sessions: server, memory: device })()).toEqual(E.right(undefined));
    expect(server.ended).toEqual(['revoke 7']);
    expect(device.session.read()).toEqual(O.some({ ...session(), tokens: undefined }));
  });

  it('drops the tokens even when the server fails [R071]', async () => {
    const failed = await makeRevokeTokens({ sessions: sessions(down), memory: device })();
    expect(failed).toEqual(E.left({ _tag: 'RevokeFailed', why: unreachable }));
    expect(E.isLeft(failed) && signOutMessage(failed.left)).toBe('Falha ao revogar tokens');
    expect(O.toUndefined(device.session.read())?.tokens).toBeUndefined();
  });

  it('makes no call when the tokens are already gone [R070]', async () => {
    const server = sessions();
    device.session.write({ ...session(), tokens: undefined })();
    await makeRevokeTokens({ sessions: server, memory: device })();
    expect(server.ended).toEqual([]);
  });
});
