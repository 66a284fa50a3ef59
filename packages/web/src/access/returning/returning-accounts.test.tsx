import { consents, mainAccounts, newDevice, savedAccount, session, sessions } from '@aroeira/domain/access/testing';
import { ANA, BRUNO, unreachable } from '@aroeira/domain/kernel/testing';
import type { Document } from '@aroeira/domain/kernel';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { type World } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { bruno, currentName, openReturning, otherNames } from '../testing/returning.ts';

const ana = savedAccount({ name: 'Ana Nogueira' });
const deviceOf = (accounts: readonly (typeof ana)[], last: Document = ANA) => {
  const memory = newDevice();
  memory.savedAccounts.write(accounts)();
  memory.lastDocument.write(last)();
  return memory;
};
const open = (world: World = {}) => openReturning({ memory: deviceOf([ana, bruno]), ...world });
const savedOn = (memory: ReturnType<typeof newDevice>) => O.toUndefined(memory.savedAccounts.read());

describe('the accounts of a device', () => {
  it('are listed below the current one, a tap switches, and the badge stays at the main one [R122] [R123]', async () => {
    const memory = deviceOf([ana, bruno]);
    await open({ memory });
    expect([currentName(), otherNames()]).toEqual(['Ana Nogueira', [expect.stringContaining('bruno@exemplo.com.br')]]);
    expect(screen.getAllByText('Conta principal')).toHaveLength(1);
    expect(otherNames()[0]).not.toContain('Conta principal');
    await press(/Bruno Carvalho/);
    expect([currentName(), otherNames()]).toEqual(['Bruno Carvalho', [expect.stringContaining('Ana Nogueira')]]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(memory.lastDocument.read()).toEqual(O.some(BRUNO));
    expect(screen.getAllByText('Conta principal')).toHaveLength(1);
    expect(otherNames()[0]).toContain('Conta principal');
  });

  it('have no list when there is only one', async () => {
    await open({ memory: deviceOf([ana]) });
    expect(screen.queryByText('Contas conectadas')).toBeNull();
  });

  it('can be more: the client adds another on its own page [R124]', async () => {
    const { navigation } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Adicionar outra conta' }));
    expect(navigation.path()).toBe('/login/add');
  });

  it('start with the account of the stored session', async () => {
    const memory = deviceOf([ana, bruno], ANA);
    memory.session.write({ ...session({ clientId: 8, document: BRUNO }), tokens: undefined })();
    await open({ memory });
    expect(currentName()).toBe('Bruno Carvalho');
  });
});

describe('the removal of an account', () => {
  const remove = async (name: string, answer = 'Remover') => {
    await press('Gerenciar');
    await press(`Remover a conta de ${name}`);
    await press(answer);
  };

  it('asks first, keeps the account after a no, and says after a yes that it is removed', async () => {
    const memory = deviceOf([ana, bruno]);
    await open({ memory });
    await remove('Bruno Carvalho', 'Cancelar');
    expect([screen.queryByRole('dialog'), savedOn(memory)]).toEqual([null, [ana, bruno]]);
    await press('Remover a conta de Bruno Carvalho');
    await press('Remover');
    expect(await screen.findByText('Conta removida deste dispositivo.')).toBeTruthy();
    expect([currentName(), savedOn(memory)]).toEqual(['Ana Nogueira', [ana]]);
  });

  it('removes the current account, and makes the remaining one current and main without a question [R130]', async () => {
    const memory = deviceOf([ana, bruno]);
    await open({ memory });
    await remove('Ana Nogueira');
    await waitFor(() => expect(currentName()).toBe('Bruno Carvalho'));
    expect(savedOn(memory)).toEqual([{ ...bruno, isMain: true }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes the device like a new one after the last account', async () => {
    const memory = deviceOf([ana]);
    await open({ memory });
    await remove('Ana Nogueira');
    expect(await screen.findByRole('heading', { name: 'BEM-VINDO' })).toBeTruthy();
    expect([memory.lastDocument.read(), savedOn(memory)]).toEqual([O.none, []]);
  });

  it('shows the remaining accounts when another tab removed this one meanwhile', async () => {
    const memory = deviceOf([ana, bruno]);
    await open({ memory });
    await press('Gerenciar');
    memory.savedAccounts.write([ana])();
    await press('Remover a conta de Bruno Carvalho');
    await press('Remover');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(savedOn(memory)).toEqual([ana]);
  });
});

describe('the main account', () => {
  const noMain = () => deviceOf([{ ...ana, isMain: false }, bruno]);
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Escolha sua conta principal' }));

  it('is asked for when there are several and none is the main one, and must be chosen [R128] [R129]', async () => {
    const [memory, server] = [noMain(), mainAccounts()];
    await open({ memory, mainAccounts: server });
    expect((await dialog()).getAllByRole('radio')).toHaveLength(2);
    await press('Confirmar');
    expect((await screen.findByRole('alert')).textContent).toBe(
      '* Por favor, selecione uma conta para ser a principal.',
    );
    expect(server.asked).toEqual([]);
    await userEvent.click((await dialog()).getByRole('radio', { name: /Bruno Carvalho/ }));
    await press('Confirmar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked).toEqual([8]);
    expect(savedOn(memory)).toEqual([
      { ...ana, isMain: false },
      { ...bruno, isMain: true },
    ]);
  });

  it('is not asked for when there is one, or when the device has only one account [R130] [R131]', async () => {
    for (const memory of [deviceOf([ana, bruno]), deviceOf([bruno])]) {
      await open({ memory });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByText('Conta principal')).toBeTruthy();
      cleanup();
    }
  });

  it('stays open when the server refuses it, and says so [R134]', async () => {
    const memory = noMain();
    await open({ memory, mainAccounts: mainAccounts(TE.left(unreachable)) });
    await userEvent.click((await dialog()).getByRole('radio', { name: /Bruno Carvalho/ }));
    await press('Confirmar');
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao definir conta principal. Tente novamente.');
    expect(savedOn(memory)?.some(({ isMain }) => isMain)).toBe(false);
  });

  it('can be put off for this visit, so that the question keeps nobody out', async () => {
    await open({ memory: noMain(), consents: consents() });
    await press('Agora não');
    await press(/Bruno Carvalho/);
    expect([currentName(), screen.queryByRole('dialog')]).toEqual(['Bruno Carvalho', null]);
    await press('Entrar');
    expect(await screen.findByRole('heading', { name: 'Digite sua senha' })).toBeTruthy();
  });

  it('is asked for when the client removed it and several accounts remain [R128]', async () => {
    const carla = { ...bruno, clientId: 9, document: ANA, name: 'Carla Dias' };
    await open({ memory: deviceOf([ana, bruno, carla]) });
    await press('Gerenciar');
    await press('Remover a conta de Ana Nogueira');
    await press('Remover');
    expect(await screen.findByRole('dialog', { name: 'Escolha sua conta principal' })).toBeTruthy();
  });

  it('waits until the session that the client left open is gone', async () => {
    const memory = noMain();
    memory.session.write(session())();
    await open({ memory, sessions: sessions(TE.fromTask(() => new Promise<void>(() => undefined))) });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
