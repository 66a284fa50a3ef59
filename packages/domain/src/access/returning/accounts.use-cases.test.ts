import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceMemory } from '../access.ports.ts';
import { mainAccountMessage } from './returning.messages.ts';
import { makeReadAccounts } from './read-accounts.use-case.ts';
import { makeRemoveAccount } from './remove-account.use-case.ts';
import { makeSetMainAccount } from './set-main-account.use-case.ts';
import { makeSwitchAccount } from './switch-account.use-case.ts';
import { ANA, BRUNO, unreachable } from '../../kernel/testing/index.ts';
import { mainAccounts, newDevice, savedAccount, session, sessions } from '../testing/index.ts';

const ana = savedAccount();
const bruno = savedAccount({ clientId: 8, loginId: 'login-8', document: BRUNO, isMain: false });
const noSuchAccount = E.left({ _tag: 'NoSuchAccount' });
let device: DeviceMemory;

beforeEach(() => {
  device = newDevice();
  device.savedAccounts.write([ana, bruno])();
  device.lastDocument.write(ANA)();
});

describe('reading the accounts', () => {
  it('finds nobody on a new device', () => {
    expect(makeReadAccounts(newDevice())()).toEqual({ all: [], current: O.none });
  });

  it('takes the account of the stored session as the current one, or the account of the last document', () => {
    expect(makeReadAccounts(device)().current).toEqual(O.some(ana));
    device.session.write(session({ clientId: 8, document: BRUNO }))();
    expect(makeReadAccounts(device)().current).toEqual(O.some(bruno));
  });

  it('makes the only account the main one and saves that [R130]', () => {
    device.savedAccounts.write([bruno])();
    expect(makeReadAccounts(device)().all).toEqual([{ ...bruno, isMain: true }]);
    expect(device.savedAccounts.read()).toEqual(O.some([{ ...bruno, isMain: true }]));
  });
});

describe('switching', () => {
  it('makes another account the current one, and signs nobody in', async () => {
    expect(await makeSwitchAccount({ sessions: sessions(), memory: device })(8)()).toEqual(E.right(bruno));
    expect(makeReadAccounts(device)().current).toEqual(O.some(bruno));
    expect(device.session.read()).toEqual(O.none);
  });

  it('ends the session of the client before, also when the server cannot be reached', async () => {
    for (const server of [sessions(), sessions(TE.left(unreachable))]) {
      device.session.write(session())();
      await makeSwitchAccount({ sessions: server, memory: device })(8)();
      expect([server.ended, device.session.read()]).toEqual([['revoke 7'], O.none]);
    }
  });

  it('keeps the session of the account itself', async () => {
    const server = sessions();
    device.session.write(session())();
    await makeSwitchAccount({ sessions: server, memory: device })(7)();
    expect([server.ended, device.session.read()]).toEqual([[], O.some(session())]);
  });

  it('refuses an account that this device does not have, and changes nothing', async () => {
    expect(await makeSwitchAccount({ sessions: sessions(), memory: device })(99)()).toEqual(noSuchAccount);
    expect(device.lastDocument.read()).toEqual(O.some(ANA));
  });
});

describe('removing', () => {
  it('forgets the account and its document, and keeps the other as the main one [R130]', async () => {
    expect(await makeRemoveAccount({ sessions: sessions(), memory: device })(7)()).toEqual(
      E.right([{ ...bruno, isMain: true }]),
    );
    expect(device.savedAccounts.read()).toEqual(O.some([{ ...bruno, isMain: true }]));
    expect(device.lastDocument.read()).toEqual(O.none);
  });

  it('ends its own session, and leaves that of another account alone', async () => {
    const server = sessions();
    device.session.write(session())();
    await makeRemoveAccount({ sessions: server, memory: device })(8)();
    expect([server.ended, O.isSome(device.session.read())]).toEqual([[], true]);
    expect(device.lastDocument.read()).toEqual(O.some(ANA));
    await makeRemoveAccount({ sessions: server, memory: device })(7)();
    expect([server.ended, device.session.read()]).toEqual([['revoke 7'], O.none]);
  });

  it('forgets the quick access and the awaited code of this account only', async () => {
    const credential = { credentialId: 'key', clientId: 7, loginId: 'login-7' };
    device.quickAccess.write(credential)();
    device.challenge.write({ document: ANA, loginId: 'login-7' })();
    await makeRemoveAccount({ sessions: sessions(), memory: device })(8)();
    expect([device.quickAccess.read(), O.isSome(device.challenge.read())]).toEqual([O.some(credential), true]);
    await makeRemoveAccount({ sessions: sessions(), memory: device })(7)();
    expect([device.quickAccess.read(), device.challenge.read()]).toEqual([O.none, O.none]);
  });

  it('makes no call for a session without tokens', async () => {
    const server = sessions();
    device.session.write({ ...session(), tokens: undefined })();
    await makeRemoveAccount({ sessions: server, memory: device })(7)();
    expect([server.ended, device.session.read()]).toEqual([[], O.none]);
  });

  it('fails for an account that is not stored, and changes nothing [R064]', async () => {
    expect(await makeRemoveAccount({ sessions: sessions(), memory: device })(99)()).toEqual(noSuchAccount);
    expect(device.savedAccounts.read()).toEqual(O.some([ana, bruno]));
  });
});

describe('setting the main account', () => {
  it('tells the server which one, then keeps it as the only main one [R133]', async () => {
    const server = mainAccounts();
    const after = [
      { ...ana, isMain: false },
      { ...bruno, isMain: true },
    ];
    expect(await makeSetMainAccount({ mainAccounts: server, memory: device })(8)()).toEqual(E.right(after));
    expect(server.asked).toEqual([8]);
    expect(device.savedAccounts.read()).toEqual(O.some(after));
  });

  it('writes into the stored session whether its account is the main one', async () => {
    device.session.write(session())();
    await makeSetMainAccount({ mainAccounts: mainAccounts(), memory: device })(8)();
    expect(O.toUndefined(device.session.read())?.isMainAccount).toBe(false);
    await makeSetMainAccount({ mainAccounts: mainAccounts(), memory: device })(7)();
    expect(O.toUndefined(device.session.read())?.isMainAccount).toBe(true);
  });

  it('needs a choice, and asks nobody without one [R129]', async () => {
    const server = mainAccounts();
    expect(await makeSetMainAccount({ mainAccounts: server, memory: device })(undefined)()).toEqual(
      E.left({ _tag: 'NoAccountChosen' }),
    );
    expect(server.asked).toEqual([]);
    expect(mainAccountMessage({ _tag: 'NoAccountChosen' })).toBe(
      'Por favor, selecione uma conta para ser a principal.',
    );
  });

  it('changes nothing when the server does not take it, and says so [R134]', async () => {
    const failure = { _tag: 'MainAccountNotSet', why: unreachable } as const;
    expect(await makeSetMainAccount({ mainAccounts: mainAccounts(TE.left(unreachable)), memory: device })(8)()).toEqual(
      E.left(failure),
    );
    expect(device.savedAccounts.read()).toEqual(O.some([ana, bruno]));
    expect(mainAccountMessage(failure)).toBe('Erro ao definir conta principal. Tente novamente.');
  });

  it('refuses an account that this device does not have', async () => {
    const server = mainAccounts();
    expect(await makeSetMainAccount({ mainAccounts: server, memory: device })(99)()).toEqual(noSuchAccount);
    expect(server.asked).toEqual([]);
    expect(mainAccountMessage({ _tag: 'NoSuchAccount' })).not.toContain('invalid_client');
  });
});
