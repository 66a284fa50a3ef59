import { session } from '@aroeira/domain/access/testing';
import { calendarDay } from '@aroeira/domain/kernel';
import type { Renewal, RenewalFailure, RenewalSignature } from '@aroeira/domain/renewal';
import { renewal, renewalsServer } from '@aroeira/domain/renewal/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../access/testing/signed-in.ts';
import { configurationOf } from '../composition/configuration.ts';
import { openApp } from '../composition/testing/open-app.tsx';
import { press } from '../composition/testing/press.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { shellRoutes } from '../shell/shell.routes.tsx';
import { renewalRoutes } from './renewal.routes.tsx';
import { RENEWAL } from './renewal.tokens.ts';

interface World {
  readonly of?: Partial<Renewal>;
  readonly signature?: RenewalSignature;
  readonly start?: TE.TaskEither<RenewalFailure, void>;
  readonly provider?: string;
}

const open = ({ of = {}, provider, ...answers }: World = {}) => {
  const renewals = renewalsServer({ of: TE.right(renewal(of)), ...answers });
  const app = openApp('/registration/renew', {
    memory: signedIn(session()),
    routes: [...shellRoutes, ...renewalRoutes],
    also: (put) => {
      put(RENEWAL.Renewals, renewals);
      if (provider !== undefined) put(SHARED.Configuration, configurationOf({ VITE_SIGN_PROVIDER_URL: provider }));
    },
  });
  return { ...app, renewals };
};

const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the check list of a renewal', () => {
  it("shows 'Informações cadastrais', 'Perfil de investimento', 'Assinatura' in this order [R394]", async () => {
    open({ of: { step: 'financial', expiresOn: calendarDay('2026-12-15') } });
    await screen.findByText('Renove até 15/12/2026');
    const shown = (await lines()).filter((line) => line?.match(/Concluído|A fazer|Aguardando/));
    expect(shown).toEqual(['Informações cadastraisConcluído', 'Perfil de investimentoA fazer', 'AssinaturaAguardando']);
  });

  it('starts the renewal with its first page', async () => {
    const { navigation, renewals } = open();
    await press('Confirmar informações');
    expect(renewals.asked).toContain('start 7');
    expect([navigation.path(), navigation.state()]).toEqual(['/registration/form/basicData', { purpose: 'renew' }]);
  });

  it('says why the renewal did not start, and stays', async () => {
    const { navigation } = open({ start: TE.left(unreachable) });
    await press('Confirmar informações');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(navigation.path()).toBe('/registration/renew');
  });

  it('leads to the questionnaire for the renewal', async () => {
    const { navigation } = open({ of: { step: 'financial' } });
    await press('Responder ao questionário');
    expect([navigation.path(), navigation.state()]).toEqual(['/registration/suitability/start', { purpose: 'renew' }]);
  });

  it('says that an expired renewal stops new money, and not redemptions', async () => {
    open({ of: { status: 'expired', expiresOn: calendarDay('2026-11-10') } });
    expect(await screen.findByText('Renovação vencida em 10/11/2026')).toBeTruthy();
    expect(screen.getByText(/Resgates continuam liberados\.$/)).toBeTruthy();
  });

  it('is for a due renewal only', async () => {
    const { navigation } = open({ of: { status: 'ok' } });
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  });
});

describe('the signature of a renewal', () => {
  const of = { step: 'signature' } as const;

  it('opens the page of the provider with the token in a new tab [R419]', async () => {
    open({ of, provider: 'https://assina.example/{signer_token}' });
    const link = await screen.findByRole('link', { name: 'Assinar' });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://assina.example/token-1',
      '_blank',
      'noopener',
    ]);
  });

  it('is asked for when the window gets the focus back, and leads to the dashboard when it is there [R396]', async () => {
    const { navigation, renewals } = open({ of, signature: { status: 'signed', signerToken: 'token-1' } });
    await screen.findByRole('link', { name: 'Assinar' });
    const before = renewals.asked.length;
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
    expect(renewals.asked.slice(before)).toEqual(['signature of 7', 'step signed']);
  });

  it('stays on the check list while it is missing', async () => {
    const { navigation, renewals } = open({ of });
    await screen.findByRole('link', { name: 'Assinar' });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(renewals.asked.at(-1)).toBe('signature of 7'));
    expect(navigation.path()).toBe('/registration/renew');
  });

  it('is closed without a provider, and says so (decision Q129)', async () => {
    open({ of, provider: 'none' });
    expect((await screen.findByRole('alert')).textContent).toBe('Ocorreu um erro, tente novamente mais tarde.');
    expect(screen.getByRole('button', { name: 'Assinar' }).getAttribute('aria-disabled')).toBe('true');
  });
});
