import { session } from '@aroeira/domain/access/testing';
import { calendarDay, type CallFailure } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import type { RenewalVerdict } from '@aroeira/domain/registration';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { orderPorts } from '@aroeira/domain/movements/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { movementsRoutes } from '../movements.routes.tsx';
import { SUITABILITY } from '../../suitability/suitability.tokens.ts';
import { MOVEMENTS } from '../movements.tokens.ts';

interface World {
  /** A time of São Paulo on a day. */
  readonly time?: string;
  readonly businessDay?: TE.TaskEither<CallFailure, string>;
  readonly renewed?: TE.TaskEither<CallFailure, boolean>;
  readonly verdict?: RenewalVerdict;
}

const NOTICE = 'Solicitações efetuadas a partir das 15h serão processadas no próximo dia útil.';
const NO_BUSINESS_DAY = 'Hoje não é dia útil: um pedido feito agora vale como feito depois das 15h.';

/** The hub, by default in the morning of a business day. */
const open = async ({
  time = '2026-11-19T10:00:00',
  businessDay,
  renewed = TE.right(true),
  verdict = 'ok',
}: World = {}) => {
  const day = businessDay ?? TE.right(time.slice(0, 10));
  const app = openApp('/movements', {
    from: `${time}-03:00`,
    memory: signedIn(session()),
    routes: movementsRoutes,
    also: (put) => {
      put(MOVEMENTS.Ports, orderPorts({ businessDays: { current: TE.map(calendarDay)(day) } }));
      put(SUITABILITY.RenewedSuitability, { isRenewed: renewed });
      put(REGISTRATION.Standings, standingsServer({ verdict }));
    },
  });
  await screen.findByRole('heading', { name: 'Investir e Resgatar' });
  return app;
};

describe('the hub of movements', () => {
  it('is titled, and leads to investing, redeeming and the history [R547] [R548] [R549] [R550]', async () => {
    await open();
    const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target(/^Investir Escolha/)).toBe('/movements/investment');
    expect(target(/^Resgatar/)).toBe('/movements/redemption');
    expect(target(/^Histórico de movimentações/)).toBe('/movements/last-movements');
  });

  it('keeps investing closed with its reason while a renewal is under review', async () => {
    await open({ verdict: 'underReview' });
    const entry = screen.getByRole('button', { name: /^Investir/ });
    expect([entry.getAttribute('aria-disabled'), entry.textContent]).toEqual([
      'true',
      expect.stringContaining('Renovação em análise'),
    ]);
    expect(screen.getByRole('link', { name: /^Resgatar/ })).toBeTruthy();
  });
});

describe('the notice of the hours', () => {
  it.each([
    ['at 15:00 [R553]', '2026-11-19T15:00:00'],
    ['at 23:30 [R554]', '2026-11-19T23:30:00'],
    ['at 23:59:59 [R551]', '2026-11-19T23:59:59'],
  ])('is there %s', async (_, time) => {
    await open({ time });
    expect(await screen.findByText(NOTICE)).toBeTruthy();
  });

  it.each([
    ['at 14:59 [R552]', '2026-11-19T14:59:59'],
    ['at 00:00 [R555]', '2026-11-19T00:00:00'],
  ])('is not there %s', async (_, time) => {
    let isAnswered = false;
    await open({ time, businessDay: async () => ((isAnswered = true), { _tag: 'Right', right: '2026-11-19' }) });
    await waitFor(() => expect(isAnswered).toBe(true));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('is there from the first look, before the server tells whether it is a business day', async () => {
    await open({ time: '2026-11-19T16:00:00', businessDay: () => new Promise(() => undefined) });
    expect(screen.getByText(NOTICE)).toBeTruthy();
  });

  it('is there at any hour of a day that is no business day, and says why [R556]', async () => {
    await open({ time: '2026-11-20T09:00:00', businessDay: TE.right('2026-11-23') });
    const notice = await screen.findByText(NO_BUSINESS_DAY);
    expect(notice.closest('.alert')?.textContent).toBe(`${NO_BUSINESS_DAY}${NOTICE}`);
  });
});

describe('a suitability that must be renewed', () => {
  const late = { time: '2026-11-19T16:00:00', renewed: TE.right(false) };

  it('asks for the questionnaire and leads to it, without the notice of the hours [R371] [R372] [R558]', async () => {
    const { navigation } = await open(late);
    const dialog = await screen.findByRole('dialog', { name: 'ATENÇÃO!' });
    expect([dialog.textContent?.includes('Iniciar questionário'), screen.queryByText(NOTICE)]).toEqual([true, null]);
    await press('Iniciar questionário');
    expect([navigation.path(), navigation.state()]).toEqual([
      '/registration/suitability/start/0',
      { purpose: 'remake' },
    ]);
  });

  it('stays until it is answered, and lets the client go back (decision Q099)', async () => {
    const { navigation } = await open(late);
    await screen.findByRole('dialog', { name: 'ATENÇÃO!' });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'ATENÇÃO!' })).toBeTruthy();
    await press('Voltar');
    expect(navigation.path()).toBe('/dashboard');
  });

  it('asks nothing when nobody knows it [R373]', async () => {
    await open({ ...late, renewed: TE.left(unreachable) });
    expect(await screen.findByText(NOTICE)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
