import type { CallFailure } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import type { Holding } from '@aroeira/domain/position';
import { HOLDINGS, positions, yieldHistories } from '@aroeira/domain/position/testing';
import { act, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { signedIn } from '../access/testing/signed-in.ts';
import { openApp } from '../composition/testing/open-app.tsx';
import { press } from '../composition/testing/press.ts';
import { POSITION } from '../position/position.tokens.ts';
import { ROUTES } from '../app/routes.ts';
import { MOVEMENTS } from './movements.tokens.ts';
import { confirm, fill, FUND, send } from './redeeming/testing/redemption-pages.tsx';

/** Ana was on the dashboard and has redeemed. The position that was asked for after the order ends so. */
const redeemed = async (afterOrder: TE.TaskEither<CallFailure, readonly Holding[]>) => {
  const server = positions(TE.right(HOLDINGS), afterOrder);
  const yields = yieldHistories();
  const asked: string[] = [];
  const list = (how: string) => () => TE.fromIO(() => (asked.push(how), []));
  const app = openApp('/dashboard', {
    memory: signedIn(),
    positions: server,
    routes: ROUTES,
    also: (put) => {
      put(MOVEMENTS.Movements, { list: list('list'), reload: list('reload') });
      put(POSITION.YieldHistories, yields);
    },
  });
  await waitFor(() => expect(yields.asked).toHaveLength(1));
  act(() => app.navigation.push('/movements/redemption'));
  await press(new RegExp(FUND));
  await screen.findByRole('radiogroup', { name: 'Qual resgate deseja fazer?' });
  await fill();
  await send();
  await confirm();
  await screen.findByRole('heading', { name: 'Resgate solicitado!' });
  return { ...app, server, asked, yields };
};

it('loads position and movements anew after an order, and not the yield (decision 0141) [R614]', async () => {
  const { navigation, server, asked, yields } = await redeemed(TE.right(HOLDINGS));
  expect(server.asked).toHaveLength(2);
  expect(asked.at(-1)).toBe('reload');
  act(() => navigation.push('/dashboard'));
  expect((await screen.findByRole('region', { name: 'Rentabilidade' })).textContent).toContain('%');
  expect(yields.asked).toHaveLength(1);
});

it('shows no old balance and closes the orders, when the position does not load after one', async () => {
  const { navigation, pass } = await redeemed(TE.left(unreachable));
  await act(async () => undefined);
  expect(screen.getByRole('heading', { name: 'Resgate solicitado!' })).toBeTruthy();
  act(() => navigation.push('/dashboard'));
  expect((await screen.findByRole('alert')).textContent).toContain('Ops!');
  pass(2000);
  expect(screen.queryByRole('table', { name: 'Carteira por tipo de fundo' })).toBeNull();
  for (const path of ['/movements', '/movements/redemption', '/movements/investment'] as const) {
    act(() => navigation.push(path));
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  }
});

it('closes an open list of movements when the position does not load', async () => {
  let fail: () => void = () => undefined;
  const { navigation } = await redeemed(
    () => new Promise((tell) => (fail = () => void TE.left(unreachable)().then(tell))),
  );
  act(() => navigation.push('/movements/redemption'));
  await screen.findByRole('button', { name: new RegExp(FUND) });
  await act(async () => fail());
  await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
});
