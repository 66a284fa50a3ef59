import { mayEnter } from '@aroeira/domain/access';
import {
  authenticator,
  consents,
  newDevice,
  session,
  sessions as sessionsServer,
} from '@aroeira/domain/access/testing';
import { refused, unreachable } from '@aroeira/domain/kernel/testing';
import { newClients, startTyped } from '@aroeira/domain/registration/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { ACCESS } from '../../access/access.tokens.ts';
import { press } from '../../composition/testing/press.ts';
import { draftsOver, draftStores, openStep } from '../flow/testing/open-step.tsx';

const CAPTIONS = {
  name: 'Nome completo',
  email: 'E-mail',
  phone: 'Telefone',
  document: 'CPF',
  birthDate: 'Data de nascimento',
} as const;
type Name = keyof typeof CAPTIONS;

const field = (name: Name) => screen.findByLabelText<HTMLInputElement>(CAPTIONS[name]);
const fill = async (changes: Partial<Record<Name, string>> = {}) => {
  for (const [name, text] of Object.entries({ ...startTyped, ...changes }))
    await userEvent.type(await field(name as Name), text);
};
const password = async (text = 'Senha@123') => {
  await userEvent.type(await screen.findByLabelText('Nova senha'), text);
  await userEvent.type(screen.getByLabelText('Confirmação de senha'), text);
};

type World = NonNullable<Parameters<typeof openStep>[1]>;

/** The start, for a person without an account. */
const open = (world: World = {}, step = 'start') =>
  openStep(step, { memory: newDevice(), consents: consents(false), ...world });

/** The start form is filled in, and the page of the password is open. */
const atPassword = async (world: World = {}) => {
  const app = open(world);
  await fill();
  await press('Próximo');
  await screen.findByLabelText('Nova senha');
  return app;
};

const TAKEN = '* O CPF informado já está cadastrado.';

describe('the start of a registration', () => {
  it('leads to the proposal when nobody accepted it: by its address, or after a reload', async () => {
    const { navigation } = open({ hasAccepted: false });
    await waitFor(() => expect(navigation.path()).toBe('/registration'));
  });

  it('refuses a company, and makes no call', async () => {
    const { newClients: server } = open();
    await fill({ document: '11.222.333/0001-81' });
    await press('Próximo');
    await screen.findByText('* Para cadastro PJ, entre em contato com seu Planejador');
    expect(server.asked).toEqual([]);
  });

  it('says a CPF that is registered at its field, clears it, and leads to the sign-in [R246]', async () => {
    const { navigation } = open({ newClients: newClients({ checkDocument: refused('ERR063') }) });
    await fill();
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
    await press('Próximo');
    await screen.findByText(TAKEN);
    expect([(await field('document')).value, (await field('name')).value]).toEqual(['', startTyped.name]);
    expect([document.activeElement, screen.queryByRole('alert')]).toEqual([await field('document'), null]);
    expect(navigation.path()).toBe('/registration/form/start');
    await userEvent.click(await screen.findByRole('link', { name: 'Entrar' }));
    await press('Sim');
    await waitFor(() => expect(navigation.path()).toBe('/login'));
  });

  it('survives a reload of the tab, and nobody sees it in another tab', async () => {
    const stores = draftStores();
    open({ drafts: draftsOver(stores) });
    await userEvent.type(await field('name'), 'Joana');
    cleanup();
    open({ drafts: draftsOver(stores) });
    expect((await field('name')).value).toBe('Joana');
    cleanup();
    open({ drafts: draftsOver({ ...draftStores(), device: stores.device }) });
    expect((await field('name')).value).toBe('');
  });
});

describe('the password of a new client', () => {
  it('creates the client, signs them in, and opens the planner', async () => {
    const stores = draftStores();
    const { newClients: server, navigation } = await atPassword({ drafts: draftsOver(stores) });
    await password();
    await press('Próximo');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/choosePlanner'));
    expect(server.made).toMatchObject([{ name: startTyped.name, document: '23157281500', password: 'Senha@123' }]);
    expect([stores.tab.read('registrationDrafts'), stores.device.read('registrationDrafts')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('leads to the start without a start form', async () => {
    const { navigation } = open({}, 'definePassword');
    await field('name');
    expect(navigation.path()).toBe('/registration/form/start');
  });

  it('is never a draft', async () => {
    const stores = draftStores();
    await atPassword({ drafts: draftsOver(stores) });
    await password();
    expect([stores.tab, stores.device].map((store) => store.read('registrationDrafts') ?? '').join()).not.toContain(
      'Senha@123',
    );
  });

  it('leads back to the start when another person was faster with the CPF', async () => {
    const { navigation } = await atPassword({ newClients: newClients({ create: refused('ERR063') }) });
    await password();
    await press('Próximo');
    await screen.findByText(TAKEN);
    expect(navigation.path()).toBe('/registration/form/start');
    expect([(await field('document')).value, (await field('email')).value]).toEqual(['', startTyped.email]);
  });

  it.each([
    ['while the server makes it', 'create', false],
    ['while the server opens the session', 'signIn', false],
    // The device knows the account by then, as after every sign-out.
    ['while the consent is recorded', 'consent', true],
  ] as const)('signs nobody in who left %s', async (_, waitsFor, isAccountKnown) => {
    const memory = newDevice();
    let goOn: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (goOn = resolve));
    const late =
      <A,>(answer: A) =>
      () =>
        opened.then(() => E.right(answer));
    const server = newClients();
    const sessions = sessionsServer();
    const consenting = consents(false);
    const { navigation } = await atPassword({
      memory,
      newClients: waitsFor === 'create' ? { ...server, create: () => late(undefined) } : server,
      consents: waitsFor === 'consent' ? { ...consenting, answer: () => late(undefined) } : consenting,
      also: (put) => {
        put(ACCESS.Sessions, sessions);
        if (waitsFor === 'signIn')
          put(ACCESS.Authenticator, {
            ...authenticator(),
            signIn: () => late({ _tag: 'SignedIn', session: session() }),
          });
      },
    });
    await password();
    await press('Próximo');
    await press('Voltar');
    await press('Sim');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/start'));
    goOn();
    await waitFor(() => expect(sessions.ended).toHaveLength(1));
    const kept = memory.session.read();
    expect([O.exists(mayEnter)(kept), O.isSome(kept)]).toEqual([false, isAccountKnown]);
    expect(navigation.path()).toBe('/registration/form/start');
  });

  it('leads to the sign-in when the account exists and the consent is not recorded', async () => {
    const failing = { ...consents(false), answer: () => async () => ({ _tag: 'Left' as const, left: unreachable }) };
    const { navigation } = await atPassword({ consents: failing });
    await password();
    await press('Próximo');
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain(
      'Não foi possível registrar o consentimento de cookies no momento, por favor tente mais tarde. Seu cadastro já foi criado: entre com o seu CPF e a senha que você definiu.',
    );
    expect(navigation.path()).toBe('/login');
  });
});
