import { cents } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { bankAccount, fund, orderingClient, termsToSign } from '@aroeira/domain/movements/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import {
  account,
  amount,
  card,
  chooseAccount,
  fill,
  goOn,
  HELD,
  manual,
  NEW,
  open,
  openAmounts,
  type,
} from './testing/investing-pages.tsx';

const INVALID = 'Erro ao validar os valores, verifique seus valores e tente novamente';
const AMOUNTS = '/movements/investment/apply';

describe('the amounts of an investment', () => {
  it.each([AMOUNTS, '/apply'])('lead to the funds when none was chosen: %s', async (path) => {
    const { navigation } = open(path);
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment'));
  });

  it('are suggested by the profile, and only a fund with an amount takes an account [R581] [R620]', async () => {
    const { wanted } = await openAmounts();
    expect([amount(HELD.name).value, amount(HELD.name).readOnly]).toEqual(['R$ 1.000,00', true]);
    expect([account(HELD.name).readOnly, card(NEW.name).queryByRole('combobox')]).toEqual([undefined, null]);
    expect(card(NEW.name).getByText('Sem valor sugerido para o seu perfil')).toBeTruthy();
    expect(wanted).toMatchObject([{ riskProfile: 'moderate', total: 2_000_00, funds: [{ id: 7 }, { id: 8 }] }]);
  });

  it('are suggested by the shares of the profile when the first call suggests none (decisions Q084, 0199)', async () => {
    const shares = TE.right([
      { fundId: HELD.id, percent: 25.01 },
      { fundId: NEW.id, percent: 74.99 },
    ]);
    const { sharesWanted } = await openAmounts({ suggested: TE.right([]), shares }, [HELD.name, NEW.name], '20000,01');
    expect([amount(HELD.name).value, amount(NEW.name).value]).toEqual(['R$ 5.002,00', 'R$ 14.998,01']);
    expect(sharesWanted).toMatchObject([{ clientId: 42, riskProfile: 'moderate', birthDate: '1984-03-12' }]);
  });

  it.each([
    ['without a profile [R582]', { client: orderingClient({ riskProfile: undefined }) }, /Responda ao questionário/],
    ['when the suggestion fails [R583]', { suggested: TE.left(unreachable) }, /Não foi possível sugerir/],
  ])('are set by hand %s', async (_, server, sentence) => {
    await openAmounts(server);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect([amount(HELD.name).value, amount(HELD.name).readOnly]).toEqual(['', false]);
    expect(screen.queryByRole('button', { name: 'Definir alocação' })).toBeNull();
  });

  it('let the browser ask before a reload, and nothing in the portal (decision 0397)', async () => {
    const { navigation } = await openAmounts();
    expect(navigation.losesWork()).toBe(true);
    act(() => navigation.push('/movements'));
    await waitFor(() => expect(navigation.path()).toBe('/movements'));
    expect(navigation.losesWork()).toBe(false);
  });

  it('stay when the suggestion breaks a minimum, and say what is wrong and what is left [R584]', async () => {
    const suggested = TE.right([
      { fundId: HELD.id, amount: cents(15_000_01) },
      { fundId: NEW.id, amount: cents(4_999_99) },
    ]);
    await openAmounts({ suggested }, [HELD.name, NEW.name], '20000');
    expect(screen.getByText(/A sugestão fica abaixo do valor mínimo/)).toBeTruthy();
    expect([HELD, NEW].map(({ name }) => [amount(name).value, amount(name).readOnly])).toEqual([
      ['R$ 15.000,01', false],
      ['R$ 4.999,99', false],
    ]);
    const message = /O valor deve ser maior ou igual a R\$.5\.000,00 para esse investimento/;
    expect([card(HELD.name).queryByText(message), card(NEW.name).queryByText(message) !== null]).toEqual([null, true]);
    expect(amount(NEW.name).getAttribute('aria-invalid')).toBe('true');
    await type(NEW.name, '5000');
    expect(card(NEW.name).queryByText(message)).toBeNull();
    expect(screen.getByText('R$ 0,01 acima do total que você quer investir.')).toBeTruthy();
    await type(HELD.name, '10000');
    expect(screen.getByText('Falta distribuir R$ 5.000,00.')).toBeTruthy();
    await type(HELD.name, '15000');
    expect(screen.queryByText(/Falta distribuir|acima do total/)).toBeNull();
  });

  it('are free after Definir alocação, and show parts and sum at each key [R585] [R586]', async () => {
    await openAmounts();
    expect(card(HELD.name).queryByText(/^\d+,\d\d%$/)).toBeNull();
    await manual();
    expect([amount(HELD.name).value, amount(HELD.name).readOnly]).toEqual(['R$ 1.000,00', false]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Distribua seu investimento' }));
    const percents = () => [HELD, NEW].map(({ name }) => card(name).getByText(/^\d+,\d\d%$/).textContent);
    expect(percents()).toEqual(['100,00%', '0,00%']);
    await type(NEW.name, '2000');
    expect(percents()).toEqual(['50,00%', '50,00%']);
    expect(screen.getByText('Valor total').parentElement?.textContent).toBe('Valor totalR$\u00a03.000,00');
  });
  it('are asked for with an account, and have the minimum of a first investment [R589] [R595]', async () => {
    await openAmounts();
    await manual();
    await chooseAccount(NEW.name);
    expect(card(NEW.name).getByText(/Insira um valor de investimento/)).toBeTruthy();
    await type(NEW.name, '4999,99');
    expect(screen.getByText(/O valor deve ser maior ou igual a R\$\s5\.000,00 para esse investimento/)).toBeTruthy();
  });

  it('need an origin account, which nobody chooses for the client [R594]', async () => {
    await openAmounts({ client: orderingClient({ accounts: [bankAccount()] }) });
    expect(account(HELD.name).value).toBe('-1');
    await goOn();
    expect(card(HELD.name).getByText(/Selecione uma conta de origem/)).toBeTruthy();
    expect(document.activeElement).toBe(account(HELD.name));
    expect(screen.getByText(`${INVALID}: falta a conta de origem.`)).toBeTruthy();
    await chooseAccount(HELD.name);
    expect(screen.queryByText(new RegExp(INVALID))).toBeNull();
  });

  it('of zero clear the account, and are refused when their sum is zero [R596] [R597]', async () => {
    const { navigation } = await openAmounts();
    await fill();
    expect(account(HELD.name).value).toBe('0');
    await type(HELD.name, '0');
    expect([account(HELD.name).value, card(HELD.name).queryByText(/Insira um valor/)]).toEqual(['-1', null]);
    await goOn();
    expect((await screen.findByRole('alert')).textContent).toBe(INVALID);
    expect(navigation.path()).toBe(AMOUNTS);
  });

  it('are refused with any error [R598]', async () => {
    const { navigation, provider } = await openAmounts();
    await fill();
    await type(NEW.name, '1');
    await goOn();
    expect(await screen.findByText(INVALID)).toBeTruthy();
    expect([navigation.path(), provider.asked]).toEqual([AMOUNTS, []]);
  });

  it('are no longer refused when they are right again, and the alert follows what is wrong', async () => {
    await openAmounts();
    await manual();
    await type(HELD.name, '1');
    await goOn();
    expect(await screen.findByText(INVALID)).toBeTruthy();
    await type(HELD.name, '500');
    expect(screen.getByText(`${INVALID}: falta a conta de origem.`)).toBeTruthy();
    await chooseAccount(HELD.name);
    expect(screen.queryByText(new RegExp(INVALID))).toBeNull();
  });

  it('show the portfolio by type before and after, at each key (decision 0377)', async () => {
    const shares = fund({ id: 8, name: NEW.name, type: 'ACOES', position: cents(0) });
    await openAmounts({ funds: TE.right([HELD, shares]) });
    await manual();
    await type(NEW.name, '2000');
    const rows = within(screen.getByRole('table', { name: 'Sua carteira por tipo' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Tipo de fundoHojeDepois',
      'Renda Fixa100,00%50,00%',
      'Ações0,00%50,00%',
    ]);
  });

  it('go on with a sum above zero and no error, after the check of the terms [R578] [R580] [R599]', async () => {
    const { navigation, provider } = await openAmounts();
    await fill();
    await goOn();
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment/confirmation'));
    expect(provider.asked).toEqual([[HELD.id]]);
  });

  it('go on to the signature of the papers when a term is unsigned [R578] [R579]', async () => {
    const { navigation } = await openAmounts({ papers: termsToSign() });
    await fill();
    await goOn();
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment/sign'));
    expect(await screen.findByRole('heading', { name: 'Desenquadramento' })).toBeTruthy();
  });

  it('go on to the signature when the term of a fund alone is unsigned [R579]', async () => {
    const { navigation } = await openAmounts({ papers: termsToSign({ needsConformityTerm: false }) });
    await fill();
    await goOn();
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment/sign'));
    expect(await screen.findByRole('heading', { name: 'ADESÃO FUNDO Aroeira Macro' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Desenquadramento' })).toBeNull();
  });

  it('stay when the terms could not be checked', async () => {
    const { navigation } = await openAmounts({ toSign: TE.left(unreachable) });
    await fill();
    await goOn();
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao verificar status da assinatura');
    expect([navigation.path(), amount(HELD.name).value]).toEqual([AMOUNTS, 'R$ 1.000,00']);
  });

  it('are kept for a client who comes back from the confirmation', async () => {
    await openAmounts();
    await fill();
    await goOn();
    await screen.findByRole('heading', { name: 'Confirmar investimento(s)' });
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await screen.findByRole('heading', { name: 'Distribua seu investimento' });
    expect([amount(HELD.name).value, account(HELD.name).value]).toEqual(['R$ 1.000,00', '0']);
  });
});
