import { newDevice, savedAccount } from '@aroeira/domain/access/testing';
import { ANA } from '@aroeira/domain/kernel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { bruno, currentName, openReturning, otherNames } from '../testing/returning.ts';

const ana = savedAccount();
const carla = savedAccount({ clientId: 9, loginId: 'login-9', name: 'Carla Dias', isMain: false });

const open = async (...accounts: readonly (typeof ana)[]) => {
  const memory = newDevice();
  memory.savedAccounts.write(accounts)();
  memory.lastDocument.write(ANA)();
  await openReturning({ memory });
  /** Another tab writes the accounts, and the browser tells this one. */
  const elsewhere = (...changed: readonly (typeof ana)[]) => {
    memory.savedAccounts.write(changed)();
    tell('localhost.savedAccounts');
  };
  return { memory, elsewhere };
};
const tell = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

describe('shows what another tab did to the accounts', () => {
  it('when that tab adds one, removes one, or makes another the main one', async () => {
    const { elsewhere } = await open(ana);
    expect(otherNames()).toEqual([]);
    elsewhere(ana, bruno);
    expect(otherNames()).toEqual([expect.stringContaining('Bruno Carvalho')]);
    elsewhere({ ...ana, isMain: false }, { ...bruno, isMain: true }, carla);
    expect(otherNames()).toEqual([expect.stringMatching(/Bruno.*Conta principal/), expect.stringContaining('Carla')]);
    elsewhere(ana);
    expect(otherNames()).toEqual([]);
  });

  it('when that tab removes the current one, or the last one', async () => {
    const { elsewhere } = await open(ana, bruno);
    elsewhere({ ...bruno, isMain: true });
    expect(currentName()).toBe('Bruno Carvalho');
    elsewhere();
    expect(await screen.findByRole('heading', { name: 'BEM-VINDO' })).toBeTruthy();
  });

  it('when that tab empties the whole storage', async () => {
    const { memory } = await open(ana);
    memory.savedAccounts.clear();
    tell(null);
    expect(await screen.findByRole('heading', { name: 'BEM-VINDO' })).toBeTruthy();
  });

  it.each(['focus', 'pageshow'])('at a %s, when no event came', async (event) => {
    const { memory } = await open(ana);
    memory.savedAccounts.write([ana, bruno])();
    tell('localhost.lastActivity');
    expect(otherNames()).toEqual([]);
    act(() => void window.dispatchEvent(new Event(event)));
    expect(otherNames()).toHaveLength(1);
  });
});

describe('a client who is in the middle of something', () => {
  it('keeps the typed password, and sees the change afterwards', async () => {
    const { elsewhere } = await open(ana, bruno);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    const password = await screen.findByLabelText<HTMLInputElement>('Senha');
    await userEvent.type(password, 'Senha@1');
    elsewhere({ ...bruno, isMain: true });
    expect([password.isConnected, password.value, currentName()]).toEqual([true, 'Senha@1', 'Ana Beatriz Nogueira']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(currentName()).toBe('Bruno Carvalho'));
  });

  it('is no longer asked which account is the main one when another tab chose it', async () => {
    const undecided = { ...ana, isMain: false };
    const { elsewhere } = await open(undecided, bruno);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    elsewhere(ana, bruno);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the choice that the client made', async () => {
    const { elsewhere } = await open({ ...ana, isMain: false }, bruno);
    await userEvent.click(within(await screen.findByRole('dialog')).getByLabelText(/Bruno/));
    elsewhere(ana, bruno);
    expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/Bruno/).checked).toBe(true);
  });
});
