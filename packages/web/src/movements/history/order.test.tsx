import { session } from '@aroeira/domain/access/testing';
import { at, unreachable } from '@aroeira/domain/kernel/testing';
import type { Movement } from '@aroeira/domain/movements';
import { bankAccount, fund, movement, orderPorts } from '@aroeira/domain/movements/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { movementsRoutes } from '../movements.routes.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';

const REDEEMED = movement({
  id: 'a b',
  status: 'created',
  processedAt: at('2026-11-19T18:00:00-03:00'),
  paymentAt: at('2026-11-23T18:00:00-03:00'),
  account: bankAccount(),
});
const WAITING = movement({ id: '2', operation: 'investment', transfer: fund().transfer });

/** A page over a server with these orders, on 20/11/2026 at 15h. */
const open = (path: string, movements: readonly Movement[] | undefined = [REDEEMED, WAITING]) => {
  const list = () => TE.right(movements);
  return openApp(path, {
    memory: signedIn(session()),
    routes: movementsRoutes,
    also: (put) => {
      put(MOVEMENTS.Movements, { list, reload: list });
      put(MOVEMENTS.Ports, orderPorts());
    },
  });
};
const steps = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the page of an order (decision 0381)', () => {
  it('opens from its card, and shows its facts and its steps', async () => {
    const { navigation } = open('/movements/last-movements', [REDEEMED]);
    await userEvent.click(await screen.findByRole('link', { name: REDEEMED.fundName }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Resgate parcial' })).toBeTruthy();
    expect(navigation.path()).toBe('/movements/last-movements/a%20b');
    expect(await steps()).toEqual([
      'Pedido de resgate 20/11/2026',
      'Cotização 19/11/2026',
      'Pagamento na sua conta Previsto para 23/11/2026',
    ]);
    const main = within(screen.getByRole('main'));
    for (const said of ['R$ 500,00', 'Realizado', 'Ag. 0348']) expect(main.getByText(said)).toBeTruthy();
    expect(main.queryByRole('button', { name: 'Investir de novo' })).toBeNull();
  });

  it('shows where to pay an investment that waits, and begins the same one again', async () => {
    const { navigation } = open('/movements/last-movements/2');
    expect(await screen.findByRole('button', { name: /^Copiar: CNPJ/ })).toBeTruthy();
    await press('Investir de novo');
    expect(navigation.path()).toBe('/movements/investment');
    expect(await screen.findByRole('checkbox', { name: fund().name, checked: true })).toBeTruthy();
  });

  it('crosses the end of an order that was canceled', async () => {
    open('/movements/last-movements/3', [movement({ id: '3', operation: 'investment', status: 'canceled' })]);
    const marks = (await screen.findAllByRole('listitem')).map(({ className }) => className);
    expect(marks).toEqual(['is-done', 'is-canceled']);
  });

  it('says when the client has no such order', async () => {
    open('/movements/last-movements/none');
    expect(await screen.findByRole('heading', { name: 'Pedido não encontrado' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Histórico de movimentações' }).getAttribute('href')).toBe(
      '/movements/last-movements',
    );
  });

  it('says when the list did not load', async () => {
    const failing = () => TE.left(unreachable);
    openApp('/movements/last-movements/2', {
      memory: signedIn(session()),
      routes: movementsRoutes,
      also: (put) => put(MOVEMENTS.Movements, { list: failing, reload: failing }),
    });
    expect(await screen.findByText(/Não foi possível carregar este pedido/)).toBeTruthy();
  });
});
