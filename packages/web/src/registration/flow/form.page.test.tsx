import { session, newDevice } from '@aroeira/domain/access/testing';
import { BRUNO, unreachable } from '@aroeira/domain/kernel/testing';
import { recordServer } from '@aroeira/domain/registration/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { press } from '../../composition/testing/press.ts';
import { draftsOver, draftStores, openStep } from './testing/open-step.tsx';

const name = () => screen.findByLabelText<HTMLInputElement>(/^Nome social/);
const LOAD_FAILED = 'Ocorreu um erro ao carregar as informações da ficha';
const DISCARD = 'Deseja descartar as alterações?';
const KEPT = 'Rascunho guardado só neste dispositivo. Você pode fechar o portal e continuar depois.';

describe('a page of the form', () => {
  it('starts with the saved values, shows its progress, and has the focus on its title', async () => {
    openStep('personalData');
    await name();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is saved by Enter, and the server says the page that follows', async () => {
    const { server, navigation } = openStep('personalData');
    await userEvent.type(await name(), 'Ana Lua{Enter}');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/addressData'));
    expect(server.sent).toMatchObject([{ socialName: 'Ana Lua' }]);
  });

  it('asks for nothing that the page before it asked for', async () => {
    const { server, standings, navigation } = openStep('personalData');
    await name();
    expect(server.asked).toEqual(['read']);
    await press('Próximo');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/addressData'));
    expect(server.asked).toEqual(['read', 'savePersonalData', 'read']);
    navigation.push('/registration/form/taxInformation');
    await screen.findByRole('heading', { name: 'Informações fiscais' });
    await screen.findByRole('button', { name: 'Próximo' });
    // The guard asks for three parts. The form is asked for ahead, for its id.
    await waitFor(() => expect([server.asked.length, standings.asked.length]).toEqual([3, 4]));
  });

  it('says that the registration did not load, and loads it again [R285]', async () => {
    openStep('personalData', { server: recordServer({ unread: [unreachable] }) });
    await screen.findByText(LOAD_FAILED);
    await press('Tentar novamente');
    expect(await name()).toBeTruthy();
  });

  it('leads back to the page before it', async () => {
    const { navigation } = openStep('taxInformation');
    await screen.findByRole('button', { name: 'Próximo' });
    await press('Voltar');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/addressData'));
  });
});

describe('the access to a page', () => {
  it('is closed to a client who completed the registration: the dashboard opens [R230]', async () => {
    const { navigation } = openStep('personalData', { approval: 'approved' });
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  });

  it.each(['authStart', 'personalData', 'bankAccounts', 'success'])(
    'is closed to a company that is not approved: %s (decision 0290)',
    async (step) => {
      const { navigation, server } = openStep(step, { isCompany: true });
      await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
      expect(server.sent).toEqual([]);
    },
  );

  it('is open to a client whose renewal is due, and leads along the renewal (decision 0203)', async () => {
    const { navigation } = openStep('taxInformation', { approval: 'approved', renewal: 'available' });
    await screen.findByRole('button', { name: 'Próximo' });
    await press('Voltar');
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  });

  it('is closed to an anonymous visitor: /welcome opens [R231]', async () => {
    const { navigation } = openStep('personalData', { memory: newDevice() });
    await waitFor(() => expect(navigation.path()).toBe('/welcome'));
  });
});

describe('leaving a page', () => {
  it('with edits asks, and a no stays [R335]', async () => {
    const { navigation } = openStep('personalData');
    await userEvent.type(await name(), 'Ana Lua');
    await press('Voltar');
    await screen.findByRole('heading', { name: DISCARD });
    await press('Não');
    expect([navigation.path(), (await name()).value]).toEqual(['/registration/form/personalData', 'Ana Lua']);
    await press('Voltar');
    await press('Sim');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/identification'));
  });

  it('without edits asks nothing [R336]', async () => {
    const { navigation } = openStep('personalData');
    await name();
    await press('Voltar');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/identification'));
    expect(screen.queryByText(DISCARD)).toBeNull();
  });
});

describe('a draft', () => {
  /** The same page, opened again on the same device. */
  const reopened = (stores: ReturnType<typeof draftStores>, memory = signedIn()) => {
    cleanup();
    return openStep('personalData', { drafts: draftsOver(stores), memory });
  };

  it('survives a reload, and the client sees it and removes it', async () => {
    const stores = draftStores();
    reopened(stores);
    await userEvent.type(await name(), 'Ana Lua');
    reopened(stores);
    expect((await name()).value).toBe('Ana Lua');
    expect(screen.getByText(KEPT)).toBeTruthy();
    await press('Descartar rascunho');
    expect((await name()).value).toBe('');
    expect(screen.queryByText(KEPT)).toBeNull();
    reopened(stores);
    expect((await name()).value).toBe('');
  });

  it('is not seen by another client of the device', async () => {
    const stores = draftStores();
    reopened(stores);
    await userEvent.type(await name(), 'Ana Lua');
    reopened(stores, signedIn({ ...session(), clientId: 8, document: BRUNO }));
    expect((await name()).value).toBe('');
  });

  it('is gone when the page was sent', async () => {
    const stores = draftStores();
    const { navigation } = reopened(stores);
    await userEvent.type(await name(), 'Ana Lua{Enter}');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/addressData'));
    expect(stores.device.read('registrationDrafts')).toBeUndefined();
  });
});
