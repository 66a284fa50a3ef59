import { withHold, type Hold } from '@aroeira/domain/access';
import { consents, savedAccount, session } from '@aroeira/domain/access/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import { SHELL } from '../shell.tokens.ts';
import { signedIn } from '../../access/testing/signed-in.ts';

/** Ana's dashboard. The HTTP client stores what the server demands, and then tells the app. */
const ana = async (world: World = {}) => {
  const memory = signedIn();
  memory.savedAccounts.write([savedAccount()])();
  const app = openApp('/dashboard', { memory, ...world });
  await screen.findByText('Painel');
  const told = (hold: Hold) =>
    act(() => {
      memory.session.write(withHold(hold)(session()))();
      app.resolve(SHELL.TakeToHold)(hold);
    });
  return { ...app, memory, told };
};

describe('a client whom the server stops in the middle of a session', () => {
  it.each([
    ['unblock-device', '/unblockDevice', /Este dispositivo foi bloqueado/],
    ['reset-password', '/resetPassword', /criar uma nova senha/],
  ] as const)('goes at once to the due step, and reads why: %s', async (hold, path, reason) => {
    const { told, navigation } = await ana();
    told(hold);
    expect(navigation.path()).toBe(path);
    expect((await screen.findByText(reason)).textContent).not.toContain('não salvou');
    act(() => navigation.push('/dashboard'));
    expect(navigation.path()).toBe(path);
  });

  it('hears the notice as soon as it opens', async () => {
    const { told } = await ana();
    told('unblock-device');
    const notice = await screen.findByRole('alertdialog', { name: 'Atenção' });
    const sentence = document.getElementById(notice.getAttribute('aria-describedby') ?? '');
    expect(sentence?.textContent).toMatch(/Este dispositivo foi bloqueado/);
  });

  it('reads the notice once when many calls meet the demand, and not again on that page', async () => {
    const { told, navigation } = await ana();
    told('unblock-device');
    told('unblock-device');
    expect(await screen.findAllByText(/foi bloqueado/)).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Entendi' }).click());
    told('unblock-device');
    expect([screen.queryByText(/foi bloqueado/), navigation.path()]).toEqual([null, '/unblockDevice']);
  });

  it('leaves without a question about typed work, and reads that it is lost', async () => {
    const { told, navigation } = await ana();
    navigation.guard({ losesWork: true, ask: () => Promise.resolve(false) });
    told('reset-password');
    expect(navigation.path()).toBe('/resetPassword');
    expect(await screen.findByText(/O que você não salvou não foi guardado/)).toBeTruthy();
  });

  it('is asked for the consent at /login after the notice, when the session has ended', async () => {
    const server = consents(false);
    const { told, navigation, memory } = await ana({ consents: server });
    told('consent');
    expect(navigation.path()).toBe('/login');
    expect(await screen.findByText('É preciso aceitar os termos para continuar.')).toBeTruthy();
    expect(screen.queryByLabelText(/Li e concordo/)).toBeNull();
    act(() => screen.getByRole('button', { name: 'Entendi' }).click());
    expect(await screen.findByLabelText(/Li e concordo/)).toBeTruthy();
    expect(memory.session.read()).toMatchObject({ value: { tokens: undefined } });
  });
});
