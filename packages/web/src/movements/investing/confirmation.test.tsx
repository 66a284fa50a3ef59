import { cents } from '@aroeira/domain/kernel';
import { at, refused, unreachable } from '@aroeira/domain/kernel/testing';
import type { Movement } from '@aroeira/domain/movements';
import { movement, orderingClient } from '@aroeira/domain/movements/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import {
  chooseAccount,
  goOn,
  HELD,
  NEW,
  open,
  openAmounts,
  openConfirmation,
  manual,
  totalField,
  type Server,
  type,
} from './testing/investing-pages.tsx';

afterEach(() => window.sessionStorage.clear());

const DONE = 'Agora é só fazer um TED para cada um dos fundos';
const confirm = () => press('Confirmar');
const historyLink = () => within(screen.getByRole('main')).queryByRole('link', { name: 'Histórico de movimentações' });

describe('the confirmation of an investment', () => {
  it.each(['/movements/investment/confirmation', '/confirmation'])(
    'leads to the funds without an investment: %s [R600]',
    async (path) => {
      const { navigation } = open(path);
      await waitFor(() => expect(navigation.path()).toBe('/movements/investment'));
    },
  );

  it('shows a card for each fund with an amount: name, account, amount [R601] [R602] [R603]', async () => {
    await openConfirmation();
    const cards = within(screen.getByRole('list', { name: 'Investimentos' })).getAllByRole('listitem');
    expect(cards).toHaveLength(1);
    expect(cards[0]?.textContent).toBe(
      `Renda Fixa${HELD.name}R$\u00a01.000,00Origem dos recursosItaú Unibanco S.A. Ag. 0348 Conta 55120-4 `,
    );
  });

  it('lets the browser ask before a reload takes the amounts away, until the order is made', async () => {
    const { navigation } = await openConfirmation();
    expect(navigation.losesWork()).toBe(true);
    await confirm();
    await screen.findByText(DONE, { exact: false });
    expect(navigation.losesWork()).toBe(false);
  });

  it('says what the client does after it, and where they will pay (decision 0377)', async () => {
    await openConfirmation();
    const after = within(screen.getByRole('region', { name: 'Depois de confirmar' }));
    expect(after.getByText('TED para cada fundo')).toBeTruthy();
    expect(after.queryByText('11.222.333/0001-81')).toBeNull();
    await userEvent.click(after.getByRole('button', { name: 'Ver os dados para o TED' }));
    expect(after.getByText('11.222.333/0001-81')).toBeTruthy();
  });

  it('shows the sum of the cards as Valor total, also after the order [R604]', async () => {
    await openAmounts({ client: orderingClient() });
    await manual();
    await type(HELD.name, '1000,01');
    await chooseAccount(HELD.name);
    await type(NEW.name, '5000');
    await chooseAccount(NEW.name, 2);
    await goOn();
    const total = async () => (await screen.findByText('Valor total')).nextElementSibling?.textContent;
    expect(await total()).toBe('R$\u00a06.000,01');
    await confirm();
    await screen.findByRole('heading', { name: DONE });
    expect(await total()).toBe('R$\u00a06.000,01');
  });

  it('sends the lines once for two presses, and loads the movements anew [R605] [R606] [R614]', async () => {
    const held: { answer?: () => void } = {};
    const { taking, reloads } = await openConfirmation({
      answer: () => new Promise((resolve) => (held.answer = () => resolve(E.right(undefined)))),
    });
    const before = reloads.length;
    await confirm();
    await confirm();
    expect(screen.getByText('Processando seu investimento...')).toBeTruthy();
    await act(async () => held.answer?.());
    expect(await screen.findByRole('heading', { name: DONE })).toBeTruthy();
    expect(taking.taken).toEqual([{ lines: [{ fundId: 7, amount: 1_000_00, bankAccountId: 3 }], total: 1_000_00 }]);
    // Once for the check before it, and once after it.
    await waitFor(() => expect(reloads.length).toBe(before + 2));
  });

  it('says when the server did not take it, and keeps the data [R615]', async () => {
    const { navigation } = await openConfirmation({ answer: async () => E.left(refused('ERR999')) });
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Erro ao resgatar investimento. Por favor tente novamente mais tarde!',
    );
    expect(screen.getByRole('heading', { name: HELD.name, level: 2 })).toBeTruthy();
    expect(historyLink()).toBeNull();
    expect(navigation.path()).toBe('/movements/investment/confirmation');
  });

  describe('when another tab invested meanwhile', () => {
    const meanwhile = () => {
      const list: Movement[] = [];
      const invest = () => list.push(movement({ operation: 'investment', createdAt: at('2026-11-20T15:00:00-03:00') }));
      return { invest, movements: TE.fromIO(() => [...list]) };
    };

    it('asks first, and a no sends nothing (decision 0201)', async () => {
      const { invest, movements } = meanwhile();
      const { navigation, taking } = await openConfirmation({ movements });
      invest();
      await confirm();
      await press('Não');
      expect([taking.taken, screen.queryByRole('alert')]).toEqual([[], null]);
      expect(navigation.path()).toBe('/movements/investment/confirmation');
      await confirm();
      await press('Sim');
      expect(await screen.findByRole('heading', { name: DONE })).toBeTruthy();
      expect(taking.taken).toHaveLength(1);
    });
  });

  it('leads to the history when the answer was lost, and keeps its key, also over the amounts (decision Q087)', async () => {
    const { taking } = await openConfirmation({ answer: async () => E.left(unreachable) });
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('verifique no histórico de movimentações');
    expect(historyLink()?.getAttribute('href')).toBe('/movements/last-movements');
    await confirm();
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await goOn();
    await confirm();
    await waitFor(() => expect(taking.keys).toHaveLength(3));
    expect(new Set(taking.keys).size).toBe(1);
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await type(HELD.name, '1000,01');
    await chooseAccount(HELD.name);
    await goOn();
    await confirm();
    await waitFor(() => expect(taking.keys).toHaveLength(4));
    expect(new Set(taking.keys).size).toBe(2);
  });
});

/** An investment that the server took. */
const openDone = async (server: Server = {}) => {
  const app = await openConfirmation(server);
  await confirm();
  await screen.findByRole('heading', { name: DONE });
  return app;
};

describe('an investment that was made', () => {
  it('shows where to send the money, each fact with a button that copies [R607] [R608]', async () => {
    await openDone();
    const facts = within(screen.getByRole('list', { name: 'Dados para o TED' }));
    const shown = facts.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(shown.filter((text) => text !== '')).toEqual([
      '11.222.333/0001-81',
      '237 · Banco Bradesco S.A.',
      '2374',
      '0184562-7',
      'Aroeira Renda Fixa Liquidez FIC FI RF',
    ]);
    expect(facts.getAllByRole('button', { name: /^Copiar: / })).toHaveLength(5);
    expect(screen.getByText('Valor total').nextElementSibling?.textContent).toBe('R$\u00a01.000,00');
  });

  it('says what happens next: no day for the TED, and the day of the server for the balance (decision 0376)', async () => {
    const booked = movement({
      fundName: HELD.name,
      operation: 'investment',
      amount: cents(1_000_00),
      processedAt: at('2026-11-25T18:00:00-03:00'),
    });
    let isTaken = false;
    await openDone({
      movements: () => Promise.resolve(E.right(isTaken ? [booked] : [])),
      answer: TE.fromIO(() => void (isTaken = true)),
    });
    await screen.findByText('Previsto para 25/11/2026');
    const steps = screen.getByRole('heading', { name: 'O que acontece agora' }).parentElement!;
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Pedido de aplicação 20/11/2026',
      'Pagamento TED para cada fundo',
      'Aplicação no seu saldo Previsto para 25/11/2026',
    ]);
  });

  it('says within how many days while the list does not have the order', async () => {
    await openDone();
    expect(screen.getByText('Em até 3 dias úteis').previousElementSibling?.textContent).toBe('Aplicação no seu saldo');
    expect(historyLink()?.getAttribute('href')).toBe('/movements/last-movements');
  });

  it('copies all facts of a transfer at once (decision 0377)', async () => {
    await openDone();
    await press(/^Copiar tudo: Dados para o TED/);
    expect(await navigator.clipboard.readText()).toContain('Agência: 2374\nConta: 0184562-7');
  });

  it('shows a check for two seconds after a copy [R609]', async () => {
    const { pass } = await openDone();
    await press(/^Copiar: CNPJ/);
    expect(await navigator.clipboard.readText()).toBe('11.222.333/0001-81');
    expect(await screen.findByRole('button', { name: /^Copiado: CNPJ/ })).toBeTruthy();
    pass(1999);
    expect(screen.queryByRole('button', { name: /^Copiado/ })).not.toBeNull();
    pass(1);
    expect(screen.queryByRole('button', { name: /^Copiado/ })).toBeNull();
  });

  it('warns of what cannot be used and of the debit, for every client [R612] [R613] [R616]', async () => {
    await openDone();
    const warning = screen.getByRole('alert').textContent;
    expect(warning).toContain('IMPORTANTE! Não é possível utilizar TED de conta poupança nem PIX.');
    expect(warning).toContain(
      'Para correntistas Bradesco, o valor será debitado da conta corrente. Mantenha o valor solicitado disponível.',
    );
    expect(screen.getByText('O investimento aparecerá no seu saldo em até 3 dias úteis.')).toBeTruthy();
  });

  it('loads the movements anew for a client who left before the answer', async () => {
    const held: { answer?: () => void } = {};
    const { reloads, taking, navigation } = await openConfirmation({
      answer: () => new Promise((resolve) => (held.answer = () => resolve(E.right(undefined)))),
    });
    await confirm();
    await waitFor(() => expect(taking.taken).toHaveLength(1));
    act(() => navigation.push('/movements/last-movements'));
    await screen.findByText('Nenhuma movimentação encontrada.');
    const before = reloads.length;
    await act(async () => held.answer?.());
    await waitFor(() => expect(reloads.length).toBe(before + 1));
  });

  it('is over for a client who leaves without an end: another one starts from nothing', async () => {
    const { navigation } = await openDone();
    act(() => navigation.push('/movements/last-movements'));
    await screen.findByText('Nenhuma movimentação encontrada.');
    act(() => navigation.push('/movements/investment'));
    expect((await totalField()).value).toBe('');
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  });

  it('survives a reload, and its end leaves nothing to confirm again (decision 0280) [R610] [R611]', async () => {
    await openDone();
    cleanup();
    const { navigation } = open('/movements/investment/confirmation');
    const facts = within(await screen.findByRole('list', { name: 'Dados para o TED' }));
    expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('11.222.333/0001-81');
    await press('Concluir');
    expect(navigation.path()).toBe('/dashboard');
    act(() => navigation.push('/movements/investment/confirmation'));
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment'));
    cleanup();
    const reloaded = open('/movements/investment/confirmation');
    await waitFor(() => expect(reloaded.navigation.path()).toBe('/movements/investment'));
  });
});
