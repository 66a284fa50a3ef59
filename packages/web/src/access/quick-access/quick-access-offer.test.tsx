import { mayEnter } from '@aroeira/domain/access';
import {
  authenticator,
  biometrics,
  consents,
  newDevice,
  quickAccess,
  quickAccessCredential,
  savedAccount,
  session,
} from '@aroeira/domain/access/testing';
import { calendarDay } from '@aroeira/domain/kernel';
import { BRUNO } from '@aroeira/domain/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import { QUICK_ACCESS } from './quick-access.tokens.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { signedIn } from '../testing/signed-in.ts';
import { press } from '../../composition/testing/press.ts';
import { signIn } from '../testing/sign-in.ts';
import type { Path } from '../../shell/routing/paths.ts';

const signInHere = async (world: World = {}, path?: Path) => {
  const memory = world.memory ?? newDevice();
  return { ...(await signIn({ biometrics: biometrics(), ...world, memory }, path)), memory };
};
const offered = async (world: World = {}) => {
  const app = await signInHere(world);
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Ativar o acesso rápido?' })) };
};
const onDashboard = async ({ navigation }: Pick<ReturnType<typeof openApp>, 'navigation'>) => {
  await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  expect(screen.queryByRole('dialog')).toBeNull();
};

describe('the offer after a sign-in', () => {
  it('comes between the consent and the dashboard, when the device has biometrics [R095]', async () => {
    const { navigation, dialog } = await offered({ consents: consents(true) });
    expect(navigation.path()).toBe('/login');
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Agora não', 'Sim']);
  });

  it('waits until the client consented', async () => {
    await signInHere({ consents: consents(false) });
    await press('Aceitar');
    expect(await screen.findByRole('dialog', { name: 'Ativar o acesso rápido?' })).toBeTruthy();
  });

  it('is not made on a device without biometrics [R098]', async () => {
    await onDashboard(await signInHere({ biometrics: biometrics({ lacks: ['hasPlatformAuthenticator'] }) }));
  });

  it('is not made while an account is added [R100]', async () => {
    const memory = newDevice();
    memory.savedAccounts.write([savedAccount({ clientId: 9, loginId: 'login-9', document: BRUNO })])();
    const added = session({ clientId: 9, loginId: 'login-9', document: BRUNO });
    const server = authenticator({ signIn: TE.right({ _tag: 'SignedIn', session: added }) });
    await onDashboard(await signInHere({ memory, authenticator: server }, '/login/add'));
  });
});

describe('an answer to the offer', () => {
  it('of Sim registers the device, stores the credential, says so and continues [R144]', async () => {
    const server = quickAccess(session());
    const app = await offered({ quickAccess: server });
    await press('Sim');
    await onDashboard(app);
    expect(server.asked).toEqual(['request credential', 'register credential-7']);
    expect(app.memory.quickAccess.read()).toEqual(O.some(quickAccessCredential()));
    expect(screen.getByText('Acesso rápido ativado neste dispositivo.')).toBeTruthy();
  });

  it('of Agora não keeps the day, registers nothing and continues [R145]', async () => {
    const server = quickAccess(session());
    const app = await offered({ quickAccess: server });
    await press('Agora não');
    await onDashboard(app);
    expect(app.memory.quickAccessSkippedOn.read()).toEqual(O.some(calendarDay('2026-11-20')));
    expect([server.asked, app.memory.quickAccess.read()]).toEqual([[], O.none]);
  });

  const failures: readonly [string, World, string][] = [
    [
      'cancelled [R147]',
      { biometrics: biometrics({ create: { _tag: 'Cancelled' } }) },
      'Você pode ativar depois nas configurações',
    ],
    [
      'too late [R148]',
      { biometrics: biometrics({ create: { _tag: 'TimedOut' } }) },
      'O tempo para confirmar a biometria acabou. Tente novamente.',
    ],
    [
      'anything else [R149]',
      { biometrics: biometrics({ create: { _tag: 'BiometricsFailed' } }) },
      'Não foi possível registrar este dispositivo para acesso biométrico.',
    ],
  ];

  it.each(failures)('that fails says why, closes the dialog and goes on: %s [R146]', async (_why, world, sentence) => {
    const app = await offered(world);
    await press('Sim');
    await onDashboard(app);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(app.memory.quickAccess.read()).toEqual(O.none);
  });
});

it('leads a client who leaves while the device asks nowhere, says nothing later, and keeps the session', async () => {
  let confirm: () => void = () => undefined;
  const device = biometrics();
  const app = await offered({
    biometrics: {
      ...device,
      create: (request) => async () => {
        await new Promise<void>((resolve) => (confirm = resolve));
        return device.create(request)();
      },
    },
  });
  await press('Sim');
  app.navigation.push('/welcome');
  await screen.findByRole('button', { name: 'Cadastre-se' });
  confirm();
  await waitFor(() => expect(app.memory.quickAccess.read()).toEqual(O.some(quickAccessCredential())));
  expect(app.navigation.path()).toBe('/welcome');
  expect(app.resolve(SHARED.Toasts).text).toBeUndefined();
  expect(O.exists(mayEnter)(app.memory.session.read())).toBe(true);
});

describe('a device that lacks something when the client answers', () => {
  const lacks = [
    ['hasCredentialApi', '[R137]', 'Seu navegador não é compatível com o acesso por biometria.'],
    ['canCreateCredentials', '[R138]', 'Seu navegador não é compatível com o acesso por biometria.'],
    ['isSecureContext', '[R139]', 'O acesso por biometria precisa de uma conexão segura (HTTPS).'],
    ['hasPlatformAuthenticator', '[R140]', 'Não encontramos biometria disponível neste dispositivo.'],
  ] as const;

  it.each(lacks)(
    '%s: the client reads that, and nothing is registered [R141] [R142] [R143] %s',
    async (capability, _rule, sentence) => {
      const memory = signedIn();
      const server = quickAccess(session());
      const { resolve } = openApp('/login', {
        memory,
        quickAccess: server,
        biometrics: biometrics({ lacks: [capability] }),
      });
      const loaded = await resolve(QUICK_ACCESS.LoadQuickAccess)();
      await loaded
        .offerTo(session())(() => undefined)
        .accept();
      expect(resolve(SHARED.Toasts).text).toBe(sentence);
      expect([server.asked, memory.quickAccess.read()]).toEqual([[], O.none]);
    },
  );
});
