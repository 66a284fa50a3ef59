import { session } from '@aroeira/domain/access/testing';
import { cents, type CallFailure } from '@aroeira/domain/kernel';
import { at, unreachable } from '@aroeira/domain/kernel/testing';
import type { Fund, Movement, OrderingClient } from '@aroeira/domain/movements';
import { bankAccount, fund, movement, orderingClient, takingServer } from '@aroeira/domain/movements/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { movementsRoutes } from '../movements.routes.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';

interface Server {
  readonly funds?: TE.TaskEither<CallFailure, readonly Fund[]>;
  readonly movements?: TE.TaskEither<CallFailure, readonly Movement[]>;
  readonly client?: OrderingClient;
  readonly answer?: TE.TaskEither<CallFailure, void>;
}

/** The pages of redemption over a server, on 20/11/2026 at 15h. */
const open = (path: string, server: Server = {}) => {
  const { funds = TE.right([fund()]), movements = TE.right([]), client = orderingClient() } = server;
  const taking = takingServer(server.answer);
  let asked = 0;
  const list = () => () => {
    asked += 1;
    return movements();
  };
  const app = openApp(path, {
    memory: signedIn(session()),
    routes: movementsRoutes,
    also: (put) => {
      put(MOVEMENTS.Funds, { list: () => funds });
      put(MOVEMENTS.Movements, { list, reload: list });
      put(MOVEMENTS.OrderingClients, { of: () => TE.right(client) });
      put(MOVEMENTS.Redemptions, taking);
    },
  });
  return { ...app, taking, asked: () => asked };
};

const FUND = fund().name;
const OTHER = { id: 8, name: 'Aroeira Global' };

/** The form of the fund, opened from the list. */
const openForm = async (server: Server = {}) => {
  const app = open('/movements/redemption', server);
  await press(new RegExp(FUND));
  await screen.findByRole('radiogroup', { name: 'Qual resgate deseja fazer?' });
  return app;
};

const radio = (name: 'Parcial' | 'Total') => screen.getByRole('radio', { name });
const amount = () => screen.queryByLabelText<HTMLInputElement>('Quanto deseja resgatar?');
const account = () => screen.getByLabelText<HTMLSelectElement>('Conta destino');
const send = () => userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Resgatar' }));

const type = async (text: string) => {
  await userEvent.click(radio('Parcial'));
  await userEvent.clear(amount()!);
  await userEvent.type(amount()!, text);
};

/** Fills the form in: R$ 100,00, to the first account. */
const fill = async (text = '100') => {
  await type(text);
  await userEvent.selectOptions(account(), account().options[1]!);
};

const dialog = (name: string) => screen.findByRole('dialog', { name });
const inDialog = async (name: string, button: string) =>
  userEvent.click(within(await dialog(name)).getByRole('button', { name: button }));
const confirm = () => inDialog('Confirmar resgate', 'Resgatar');

describe('the list of funds to redeem from', () => {
  it('opens the form of a fund with money in it [R640]', async () => {
    const { navigation } = await openForm();
    expect(navigation.path()).toBe('/movements/redemption/operation');
  });

  it('says at an empty fund why it does not open [R641]', async () => {
    const { navigation } = open('/movements/redemption', { funds: TE.right([fund({ position: cents(0) })]) });
    await press(new RegExp(FUND));
    expect(screen.getByText('Você não possui valor investido neste fundo para resgate')).toBeTruthy();
    expect(navigation.path()).toBe('/movements/redemption');
  });

  it('shows the funds with money in them first', async () => {
    open('/movements/redemption', { funds: TE.right([fund({ ...OTHER, position: cents(0) }), fund()]) });
    await screen.findByRole('button', { name: new RegExp(FUND) });
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names.findIndex((name) => name?.includes(FUND))).toBeLessThan(
      names.findIndex((name) => name?.includes(OTHER.name)),
    );
  });

  it('says when there is no fund [R642]', async () => {
    open('/movements/redemption', { funds: TE.right([]) });
    expect(await screen.findByText('Você não tem investimentos para resgate')).toBeTruthy();
  });

  it('says when it did not load, and loads again [R569]', async () => {
    let isDown = true;
    open('/movements/redemption', { funds: () => (isDown ? TE.left(unreachable) : TE.right([fund()]))() });
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar a lista de fundos');
    isDown = false;
    await press('Tentar novamente');
    expect(await screen.findByRole('button', { name: new RegExp(FUND) })).toBeTruthy();
  });
});

describe('the form of a redemption', () => {
  it('goes back when no fund was passed to it [R643]', async () => {
    const { navigation } = open('/movements/redemption/operation');
    await waitFor(() => expect(navigation.path()).toBe('/movements/redemption'));
  });

  it('shows the name of the fund and the gross total in it [R644] [R678]', async () => {
    await openForm({ funds: TE.right([fund({ position: cents(1_234_567_89) })]) });
    expect(screen.getByRole('heading', { name: FUND })).toBeTruthy();
    expect(screen.getByText('R$ 1.234.567,89')).toBeTruthy();
  });

  it('requires an operation, partial or total [R645]', async () => {
    await openForm();
    expect(screen.getAllByRole('radio').map((each) => each.parentElement?.textContent)).toEqual(['Parcial', 'Total']);
    await send();
    expect(screen.getAllByText(/Campo obrigatório/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the amount of a partial redemption only [R646]', async () => {
    await openForm();
    expect(amount()).toBeNull();
    await userEvent.click(radio('Parcial'));
    expect(amount()).not.toBeNull();
    await userEvent.click(radio('Total'));
    expect(amount()).toBeNull();
  });

  it('requires the amount of a partial redemption [R647]', async () => {
    await openForm();
    await userEvent.click(radio('Parcial'));
    await userEvent.selectOptions(account(), account().options[1]!);
    await send();
    expect(screen.getByText(/Campo obrigatório/)).toBeTruthy();
  });

  it('takes cents and no sign [R648]', async () => {
    await openForm();
    await type('-123,45');
    expect(amount()!.value).toBe('R$ 123,45');
  });

  it('checks the amount at each key, without waiting [R653] [R655]', async () => {
    await openForm();
    await type('99,99');
    expect(screen.getByText(/O valor mínimo para resgate parcial é de R\$ 100,00 para este fundo\./)).toBeTruthy();
  });

  it('accepts the minimum redemption itself [R656]', async () => {
    await openForm();
    await type('100');
    expect(screen.queryByText(/O valor mínimo/)).toBeNull();
  });

  it('keeps the minimum holding, to the cent [R657] [R658]', async () => {
    await openForm();
    await type('500,01');
    expect(
      screen.getByText(/Você precisa manter o valor de permanência de R\$ 500,00 para o resgate parcial/),
    ).toBeTruthy();
    await type('500');
    expect(screen.queryByText(/valor de permanência/)).toBeNull();
  });

  it('has no minimum holding for a total redemption [R659]', async () => {
    await openForm();
    await userEvent.click(radio('Total'));
    await userEvent.selectOptions(account(), account().options[1]!);
    await send();
    expect(await dialog('Confirmar resgate')).toBeTruthy();
  });

  it('never sends more than the position [R661]', async () => {
    const { taking } = await openForm({ funds: TE.right([fund({ minimumHolding: cents(-10_000_00) })]) });
    await fill('1000,01');
    await send();
    expect(screen.getByText(/Digite um valor válido/)).toBeTruthy();
    expect([screen.queryByRole('dialog'), taking.taken]).toEqual([null, []]);
  });

  it('requires an account when there are two, by name, branch and number, and offers no empty one [R650] [R651] [R652]', async () => {
    await openForm();
    const labels = [...account().options].filter(({ disabled }) => !disabled).map(({ textContent }) => textContent);
    expect(labels).toEqual(Array(2).fill('Itaú Unibanco S.A. · Ag. 0348 · Conta 55120-4'));
    await type('100');
    await send();
    expect(screen.getByText(/Escolha uma opção/, { selector: 'p *, p' })).toBeTruthy();
  });

  it('chooses the only account', async () => {
    await openForm({ client: orderingClient({ accounts: [bankAccount()] }) });
    expect(account().selectedOptions[0]?.textContent).toContain('Itaú');
  });

  it('says before it is sent what already leaves the fund (decision 0193)', async () => {
    await openForm({ movements: TE.right([movement({ amount: cents(300_00) })]) });
    expect(screen.getByText(/R\$ 300,00 deste fundo já estão em resgate\./)).toBeTruthy();
  });
});

describe('the confirmation of a redemption', () => {
  it('shows amount, account and the terms of the fund [R669] [R676]', async () => {
    await openForm({ funds: TE.right([fund({ pricingTerm: '30 dias corridos', settlementTerm: '1 dia útil' })]) });
    await fill();
    await send();
    const { textContent } = await dialog('Confirmar resgate');
    for (const said of [
      'R$\u00a0100,00',
      'Itaú Unibanco S.A. · Ag. 0348 · Conta 55120-4',
      '30 dias corridos',
      '1 dia útil',
    ])
      expect(textContent).toContain(said);
  });

  it('says when the bank of the account is unknown [R672]', async () => {
    await openForm({ client: orderingClient({ accounts: [bankAccount({ bankName: undefined })] }) });
    await type('100');
    await send();
    expect((await dialog('Confirmar resgate')).textContent).toContain('Banco não encontrado');
  });

  it('sends nothing after Cancelar, and keeps the form [R670]', async () => {
    const { taking } = await openForm();
    await fill();
    await send();
    await inDialog('Confirmar resgate', 'Cancelar');
    expect([screen.queryByRole('dialog'), taking.taken, amount()!.value]).toEqual([null, [], 'R$ 100,00']);
  });

  it('sends the order once, with its account and the whole amount [R671] [R677]', async () => {
    const { taking } = await openForm();
    await fill();
    await send();
    const button = within(await dialog('Confirmar resgate')).getByRole('button', { name: 'Resgatar' });
    await userEvent.dblClick(button);
    await screen.findByRole('heading', { name: 'Resgate solicitado!' });
    expect(taking.taken).toEqual([{ fundId: 7, operation: 'partial', amount: 100_00, bankAccountId: 3 }]);
  });

  it('sends the whole position for a total redemption [R649]', async () => {
    const { taking } = await openForm();
    await userEvent.click(radio('Total'));
    await userEvent.selectOptions(account(), account().options[1]!);
    await send();
    await confirm();
    await screen.findByRole('heading', { name: 'Resgate solicitado!' });
    expect(taking.taken).toMatchObject([{ operation: 'total', amount: 1_000_00 }]);
  });

  it('tells that a total redemption depends on the price of the day [R675]', async () => {
    await openForm();
    await userEvent.click(radio('Total'));
    await userEvent.selectOptions(account(), account().options[1]!);
    await send();
    expect((await dialog('Confirmar resgate')).textContent).toContain(
      'O valor do resgate total depende do valor da cota do fundo na data de cotização.',
    );
  });

  it('ends at the dashboard [R673]', async () => {
    const { navigation } = await openForm();
    await fill();
    await send();
    await confirm();
    await userEvent.click(await screen.findByRole('link', { name: 'Concluir' }));
    expect(navigation.path()).toBe('/dashboard');
  });

  it('says when the server did not take the order, and keeps the form [R674]', async () => {
    await openForm({ answer: TE.left({ _tag: 'Refused', status: 500, code: undefined, detail: '' }) });
    await fill();
    await send();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Erro ao resgatar investimento. Por favor tente novamente mais tarde!',
    );
    expect(amount()!.value).toBe('R$ 100,00');
  });

  it('keeps its key when the answer was lost, so that the server books one order', async () => {
    const { taking } = await openForm({ answer: TE.left(unreachable) });
    await fill();
    await send();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('verifique no histórico de movimentações');
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
  it('asks, and sends nothing after a no [R662] [R663]', async () => {
    const { taking } = await openForm({ movements: TE.right([earlier()]) });
    await fill();
    await send();
    await inDialog(REPEAT, 'Não');
    expect([screen.queryByRole('dialog'), taking.taken]).toEqual([null, []]);
    await send();
    await inDialog(REPEAT, 'Sim');
    expect(await dialog('Confirmar resgate')).toBeTruthy();
  });

  it('is looked for without a call [R668]', async () => {
    const { asked } = await openForm({ movements: TE.right([earlier()]) });
    const before = asked();
    await fill();
    await send();
    expect([await dialog(REPEAT).then(() => asked()), before > 0]).toEqual([before, true]);
  });

  it.each([
    ['another amount [R664]', earlier({ amount: cents(100_01) })],
    ['another operation [R665]', earlier({ operation: 'total-redemption' })],
    ['another fund [R666]', earlier({ fundName: OTHER.name })],
    ['an older one [R667]', earlier({ createdAt: at('2026-11-18T14:59:59-03:00') })],
  ])('is not %s', async (_, listed) => {
    await openForm({ movements: TE.right([listed]) });
    await fill();
    await send();
    expect(await dialog('Confirmar resgate')).toBeTruthy();
  });
});
