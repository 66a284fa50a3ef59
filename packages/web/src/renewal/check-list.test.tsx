import { answering } from '@aroeira/adapters-http/http/testing';
import { makeHttpRenewals } from '@aroeira/adapters-http/renewal';
import { session } from '@aroeira/domain/access/testing';
import { calendarDay, type CallFailure } from '@aroeira/domain/kernel';
import type { CheckList, CheckListItem } from '@aroeira/domain/registration';
import { checkList as checkListOf, standingsServer } from '@aroeira/domain/registration/testing';
import type { Renewal, RenewalFailure, RenewalSignature } from '@aroeira/domain/renewal';
import { renewal, renewalsServer } from '@aroeira/domain/renewal/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../access/testing/signed-in.ts';
import { configurationOf } from '../composition/testing/configuration-of.ts';
import { openApp } from '../composition/testing/open-app.tsx';
import { press } from '../composition/testing/press.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { shellRoutes } from '../shell/shell.routes.tsx';
import { renewalRoutes } from './renewal.routes.tsx';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { RENEWAL } from './renewal.tokens.ts';

interface World {
  readonly of?: Partial<Renewal>;
  readonly signature?: RenewalSignature;
  readonly start?: TE.TaskEither<RenewalFailure, void>;
  readonly provider?: string;
  readonly missing?: readonly CheckListItem[];
  readonly checkList?: TE.TaskEither<CallFailure, CheckList>;
}

const open = ({
  of = {},
  provider,
  missing = [],
  checkList = TE.right(checkListOf(missing)),
  ...answers
}: World = {}) => {
  const renewals = renewalsServer({ of: TE.right(renewal(of)), ...answers });
  const app = openApp('/registration/renew', {
    memory: signedIn(session()),
    routes: [...shellRoutes, ...renewalRoutes],
    also: (put) => {
      put(RENEWAL.Renewals, renewals);
      put(REGISTRATION.Standings, standingsServer({ checkList }));
      if (provider !== undefined) put(SHARED.Configuration, configurationOf({ signProviderUrl: provider }));
    },
  });
  return { ...app, renewals };
};

/** Each line: its caption and its state. */
const lines = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ parentElement }) => parentElement?.textContent);

describe('the check list of a renewal', () => {
  it("shows 'Informações cadastrais', 'Perfil de investimento', 'Assinatura' in this order [R394]", async () => {
    open({ of: { step: 'financial', expiresOn: calendarDay('2026-12-15') } });
    await screen.findByText('Renove até 15/12/2026');
    expect(await lines()).toEqual([
      'Informações cadastraisConcluído',
      'Perfil de investimentoA fazer',
      'AssinaturaAguardando',
    ]);
  });

  it('says of each part of the registration whether it is filled in, and what opens', async () => {
    open({ missing: ['bankAccounts'] });
    expect(await screen.findByText('5 de 6 partes preenchidas.')).toBeTruthy();
    const parts = within(screen.getByRole('list', { name: 'Partes do cadastro' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Documentos Preenchida',
      'Dados do investidor Preenchida',
      'Contas bancárias Falta preencher',
      'Informações profissionais Preenchida',
      'Pessoa politicamente exposta Preenchida',
      'Residência fiscal Preenchida',
    ]);
    const promise = /^Confira os dados das próximas páginas .* Documentos e endereço mudam no seu perfil\.$/;
    expect(screen.getByText(promise)).toBeTruthy();
  });

  it('stands without the parts when the server does not tell them', async () => {
    open({ checkList: TE.left(unreachable) });
    expect(await screen.findByRole('button', { name: 'Confirmar informações' })).toBeTruthy();
    expect([(await lines()).length, screen.queryByRole('alert')]).toEqual([3, null]);
  });

  it('sends POST /renew/start/{id} when it starts, and opens its first page [R417]', async () => {
    const { http, calls } = answering(200, {});
    const { navigation } = open({ start: makeHttpRenewals(http).start(7) });
    await press('Confirmar informações');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/basicData'));
    expect([calls(), navigation.state()]).toEqual([['POST /renew/start/7'], { purpose: 'renew' }]);
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
    let status: RenewalSignature['status'] = 'pending';
    const signature = {
      get status() {
        return status;
      },
      signerToken: 'token-1',
    };
    const { navigation, renewals } = open({ of, signature });
    await screen.findByRole('link', { name: 'Assinar' });
    const before = renewals.asked.length;
    status = 'signed';
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
    expect(renewals.asked.slice(before)).toEqual(['signature of 7', 'step signed']);
  });

  it('that was made before the client came back leads to the dashboard at once', async () => {
    const { navigation, renewals } = open({ of, signature: { status: 'signed', signerToken: 'token-1' } });
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
    expect(renewals.asked.at(-1)).toBe('step signed');
  });

  it('stays on the check list while it is missing', async () => {
    const { navigation, renewals } = open({ of });
    await screen.findByRole('link', { name: 'Assinar' });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(renewals.asked.at(-1)).toBe('signature of 7'));
    expect(navigation.path()).toBe('/registration/renew');
  });

  it('is closed without a provider, and says so (decision Q129)', async () => {
    open({ of, provider: '' });
    expect((await screen.findByRole('alert')).textContent).toBe('Ocorreu um erro, tente novamente mais tarde.');
    expect(screen.getByRole('button', { name: 'Assinar' }).getAttribute('aria-disabled')).toBe('true');
  });
});
