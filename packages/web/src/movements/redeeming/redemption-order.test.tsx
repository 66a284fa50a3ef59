import { cents } from '@aroeira/domain/kernel';
import { at, refused, unreachable } from '@aroeira/domain/kernel/testing';
import type { Movement } from '@aroeira/domain/movements';
import { bankAccount, fund, movement, orderingClient } from '@aroeira/domain/movements/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import {
  openForm,
  radio,
  amount,
  account,
  send,
  type,
  fill,
  dialog,
  inDialog,
  confirm,
} from './testing/redemption-pages.tsx';

const historyLink = () => within(screen.getByRole('main')).queryByRole('link', { name: 'Histórico de movimentações' });

const DEPENDS_ON_PRICE = 'O valor do resgate total depende do valor da cota do fundo na data de cotização.';

describe('the confirmation of a redemption', () => {
  it('shows amount, account and terms, and sends nothing after Cancelar [R669] [R670] [R675] [R676]', async () => {
    const { taking } = await openForm({
      funds: TE.right([fund({ pricingTerm: '30 dias corridos', settlementTerm: '1 dia útil' })]),
    });
    await fill();
    await send();
    const { textContent } = await dialog('Confirmar resgate');
    for (const said of [
      'R$\u00a0100,00',
      'Itaú Unibanco S.A. Ag. 0348 Conta 55120-4',
      '30 dias corridos',
      '1 dia útil',
    ])
      expect(textContent).toContain(said);
    expect(textContent).not.toContain(DEPENDS_ON_PRICE);
    await inDialog('Confirmar resgate', 'Cancelar');
    expect([screen.queryByRole('dialog'), taking.taken, amount()!.value]).toEqual([null, [], 'R$ 100,00']);
  });

  it('leaves the form at rest while the client is asked', async () => {
    await openForm();
    await fill();
    await send();
    await dialog('Confirmar resgate');
    const form = amount()!.form;
    expect([form?.getAttribute('aria-busy'), form?.querySelector('[aria-busy="true"]')]).toEqual(['false', null]);
  });

  it('says when the bank of the account is unknown [R672]', async () => {
    await openForm({ client: orderingClient({ accounts: [bankAccount({ bankName: undefined })] }) });
    await type('100');
    await send();
    expect((await dialog('Confirmar resgate')).textContent).toContain('Banco não encontrado');
  });

  it('sends the order once, with account and whole amount, and ends at the dashboard [R671] [R673] [R677]', async () => {
    const { taking, navigation } = await openForm();
    await fill();
    await send();
    const button = within(await dialog('Confirmar resgate')).getByRole('button', { name: 'Resgatar' });
    await userEvent.dblClick(button);
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Resgate solicitado!' }));
    expect(taking.taken).toEqual([{ fundId: 7, operation: 'partial-redemption', amount: 100_00, bankAccountId: 3 }]);
    await userEvent.click(screen.getByRole('link', { name: 'Concluir' }));
    expect(navigation.path()).toBe('/dashboard');
  });

  it('sends the whole position for a total redemption, which depends on the price of the day [R649] [R675]', async () => {
    const { taking } = await openForm();
    await userEvent.click(radio('Total'));
    await userEvent.selectOptions(account(), account().options[1]!);
    await send();
    expect((await dialog('Confirmar resgate')).textContent).toContain(DEPENDS_ON_PRICE);
    await confirm();
    await screen.findByRole('heading', { name: 'Resgate solicitado!' });
    expect(taking.taken).toMatchObject([{ operation: 'total-redemption', amount: 1_000_00 }]);
  });

  it('says what happens next, with the days of the server, and leads to the history (decision 0376)', async () => {
    const booked = movement({
      amount: cents(100_00),
      processedAt: at('2026-12-21T18:00:00-03:00'),
      paymentAt: at('2026-12-22T18:00:00-03:00'),
    });
    let isTaken = false;
    await openForm({
      movements: () => Promise.resolve(E.right(isTaken ? [booked] : [])),
      answer: TE.fromIO(() => void (isTaken = true)),
    });
    await fill();
    await send();
    await confirm();
    await screen.findByText('Previsto para 21/12/2026');
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.slice(-3)).toEqual([
      'Pedido de resgate 20/11/2026',
      'Cotização Previsto para 21/12/2026',
      'Pagamento na sua conta Previsto para 22/12/2026',
    ]);
    expect(historyLink()?.getAttribute('href')).toBe('/movements/last-movements');
  });

  it('says the terms of the fund while the list does not have the order', async () => {
    await openForm({ funds: TE.right([fund({ pricingTerm: '30 dias corridos', settlementTerm: '1 dia útil' })]) });
    await fill();
    await send();
    await confirm();
    expect(await screen.findByText('Pagamento na sua conta')).toBeTruthy();
    expect(screen.getAllByText('1 dia útil')).toHaveLength(1);
  });

  it('says when the server did not take the order, and keeps the form [R674]', async () => {
    await openForm({ answer: TE.left({ _tag: 'Refused', status: 500, code: undefined, detail: '' }) });
    await fill();
    await send();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Erro ao resgatar investimento. Por favor tente novamente mais tarde!',
    );
    expect([amount()!.value, historyLink()]).toEqual(['R$ 100,00', null]);
  });

  it('leads to the history when the answer was lost, and keeps its key (decision Q087)', async () => {
    const { taking } = await openForm({ answer: TE.left(unreachable) });
    await fill();
    await send();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('verifique no histórico de movimentações');
    expect(historyLink()?.getAttribute('href')).toBe('/movements/last-movements');
    await send();
    await inDialog('Deseja mesmo repetir este resgate?', 'Sim');
    await confirm();
    await waitFor(() => expect(taking.keys).toHaveLength(2));
    expect(taking.keys[0]).toBe(taking.keys[1]);
    await type('100,01');
    await send();
    await confirm();
    await waitFor(() => expect(taking.keys).toHaveLength(3));
    expect(taking.keys[2]).not.toBe(taking.keys[0]);
  });
});

/** A redemption of R$ 100,00 from the fund, as the server remembers it. */
const earlier = (changes: Partial<Movement> = {}) => movement({ amount: cents(100_00), status: 'created', ...changes });
const REPEAT = 'Deseja mesmo repetir este resgate?';

describe('a redemption like one of the last two days', () => {
  it('asks without a call, and sends nothing after a no [R662] [R663] [R668]', async () => {
    const { taking, asked } = await openForm({ movements: TE.right([earlier()]) });
    const before = asked();
    await fill();
    await send();
    await dialog(REPEAT);
    expect([asked(), before > 0]).toEqual([before, true]);
    await inDialog(REPEAT, 'Não');
    expect([screen.queryByRole('dialog'), taking.taken]).toEqual([null, []]);
    await send();
    await inDialog(REPEAT, 'Sim');
    expect(await dialog('Confirmar resgate')).toBeTruthy();
  });

  it('is not one of another amount [R664]', async () => {
    await openForm({ movements: TE.right([earlier({ amount: cents(100_01) })]) });
    await fill();
    await send();
    expect(await dialog('Confirmar resgate')).toBeTruthy();
  });
});

describe('a redemption, while another tab redeems (decision 0302)', () => {
  /** The list of the server, to which another tab adds. */
  const meanwhile = () => {
    const list: Movement[] = [];
    const add = (changes: Partial<Movement>) => list.push(movement(changes));
    return { add, movements: TE.fromIO(() => [...list]) };
  };
  const total = async () => {
    await userEvent.click(radio('Total'));
    await userEvent.selectOptions(account(), account().options[1]!);
    await send();
  };

  it('asks at the confirmation about the same redemption, and a no sends nothing [R662] [R663]', async () => {
    const { add, movements } = meanwhile();
    const { taking } = await openForm({ movements });
    await fill();
    await send();
    add({ amount: cents(100_00) });
    await confirm();
    await inDialog(REPEAT, 'Não');
    expect(taking.taken).toEqual([]);
    await send();
    await confirm();
    await inDialog(REPEAT, 'Sim');
    await screen.findByRole('heading', { name: 'Resgate solicitado!' });
    expect(taking.repetitions).toEqual(['confirmed']);
  });

  it('asks when the server alone knows of it, and sends it again after a yes', async () => {
    const answers = [TE.left(refused('redemption_repeated')), TE.right(undefined)];
    const { taking } = await openForm({ answer: () => (answers.shift() ?? TE.right(undefined))() });
    await fill();
    await send();
    await confirm();
    await inDialog(REPEAT, 'Sim');
    await screen.findByRole('heading', { name: 'Resgate solicitado!' });
    expect([taking.repetitions, new Set(taking.keys).size]).toEqual([['unasked', 'confirmed'], 1]);
  });

  it('says that the whole fund is in redemption already, and sends no second total one', async () => {
    const { add, movements } = meanwhile();
    const { taking } = await openForm({ movements });
    await total();
    add({ operation: 'total-redemption', amount: cents(1_000_00) });
    await confirm();
    expect(await screen.findByText(/Todo o valor deste fundo já está em resgate\./)).toBeTruthy();
    expect([taking.taken, screen.queryByRole('radiogroup')]).toEqual([[], null]);
  });

  it('shows what is left, and asks to confirm the new amount', async () => {
    const { add, movements } = meanwhile();
    const { taking } = await openForm({ movements });
    await total();
    add({ amount: cents(300_00) });
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Os dados deste resgate mudaram desde que você o abriu.',
    );
    expect(screen.getByText(/R\$ 300,00 deste fundo já estão em resgate\. .* R\$ 700,00\./)).toBeTruthy();
    await send();
    await confirm();
    await screen.findByRole('heading', { name: 'Resgate solicitado!' });
    expect(taking.taken).toMatchObject([{ operation: 'total-redemption', amount: 700_00 }]);
  });

  it('lets the browser ask before a reload while it is typed and not sent (decision 0397)', async () => {
    const { navigation } = await openForm();
    expect(navigation.losesWork()).toBe(false);
    await fill();
    expect(navigation.losesWork()).toBe(true);
    await send();
    await confirm();
    await screen.findByRole('heading', { name: 'Resgate solicitado!' });
    expect(navigation.losesWork()).toBe(false);
  });

  it('loads again when the server refuses what the form let through, and keeps what was typed', async () => {
    const { asked } = await openForm({ answer: TE.left(refused('validation')) });
    await fill();
    await send();
    const before = asked();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('Os dados deste resgate mudaram');
    expect([amount()!.value, asked() > before + 1]).toEqual(['R$ 100,00', true]);
  });
});
