import { cents } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { bankAccount, fund, movement, orderingClient } from '@aroeira/domain/movements/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { open, FUND, OTHER, openForm, radio, amount, account, send, type } from './testing/redemption-pages.tsx';

describe('the list of funds to redeem from', () => {
  it('says at an empty fund why it does not open [R641]', async () => {
    const { navigation } = open('/movements/redemption', { funds: TE.right([fund({ position: cents(0) })]) });
    await press('1 fundo sem saldo');
    await press(new RegExp(FUND));
    expect(screen.getByText('Você não possui valor investido neste fundo para resgate')).toBeTruthy();
    expect(navigation.path()).toBe('/movements/redemption');
  });

  it('folds the funds without money below the others', async () => {
    open('/movements/redemption', { funds: TE.right([fund({ ...OTHER, position: cents(0) }), fund()]) });
    const held = await screen.findByRole('button', { name: new RegExp(FUND) });
    expect(screen.queryByText(OTHER.name)).toBeNull();
    await press('1 fundo sem saldo');
    expect(held.compareDocumentPosition(screen.getByText(OTHER.name))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers a first investment to a client without money in any fund (decision 0378)', async () => {
    open('/movements/redemption', { funds: TE.right([fund({ position: cents(0) })]) });
    expect(await screen.findByText('Você não tem investimentos para resgate')).toBeTruthy();
    expect(screen.queryByText('De qual fundo você quer resgatar?')).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Investir' }).getAttribute('href')).toBe('/movements/investment');
  });

  it('asks which fund from the start, while the funds load', async () => {
    open('/movements/redemption', { funds: () => new Promise(() => undefined) });
    expect(await screen.findByText('De qual fundo você quer resgatar?')).toBeTruthy();
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

  it('shows the name of the fund and the gross total in it [R640] [R644] [R678]', async () => {
    const { navigation } = await openForm({ funds: TE.right([fund({ position: cents(1_234_567_89) })]) });
    expect(navigation.path()).toBe('/movements/redemption/operation');
    expect(screen.getByRole('heading', { name: FUND })).toBeTruthy();
    expect(screen.getByText('R$ 1.234.567,89')).toBeTruthy();
  });

  it('requires an operation, and asks for the amount of a partial one only [R645] [R646]', async () => {
    await openForm();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect([radio('Parcial'), radio('Total')].map((each) => each.parentElement?.textContent)).toEqual([
      'Parcial Você escolhe o valor, e o restante fica investido',
      'Total Toda a posição, pelo valor da cota na cotização',
    ]);
    await send();
    expect(screen.getAllByText(/Campo obrigatório/).length).toBeGreaterThan(0);
    expect([screen.queryByRole('dialog'), amount()]).toEqual([null, null]);
    await userEvent.click(radio('Parcial'));
    expect(amount()).not.toBeNull();
    await userEvent.click(radio('Total'));
    expect(amount()).toBeNull();
  });

  it('checks the amount at each key, without waiting [R653] [R655]', async () => {
    await openForm();
    await type('99,99');
    expect(screen.getByText(/O valor mínimo para resgate parcial é de R\$ 100,00 para este fundo\./)).toBeTruthy();
  });

  it('types a part of the fund by a shortcut, and says what the amount may be, or what it depends on [R675]', async () => {
    await openForm();
    await userEvent.click(radio('Parcial'));
    expect(screen.queryByText(/depende do valor da cota/)).toBeNull();
    expect(screen.getByText(/^De R\$\s100,00 a R\$\s500,00, para manter R\$\s500,00 no fundo\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '75%' })).toBeNull();
    await press('50%');
    expect(amount()!.value).toBe('R$ 500,00');
    await press('Tudo');
    expect([radio('Total')]).toMatchObject([{ checked: true }]);
    expect(screen.getByText(/depende do valor da cota do fundo na data de cotização/)).toBeTruthy();
  });

  it('requires an account when there are two, by name, branch and number, and offers no empty one [R650] [R651] [R652]', async () => {
    await openForm();
    const labels = [...screen.getByLabelText<HTMLSelectElement>('Conta destino').options]
      .filter(({ disabled }) => !disabled)
      .map(({ textContent }) => textContent);
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
