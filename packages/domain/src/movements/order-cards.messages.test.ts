import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { investmentCards, redemptionCard, transferText } from './order-cards.messages.ts';
import { transferCards, waitingTransfer } from './transfer-card.ts';
import { bankAccount, fund, heldFund, movement } from './testing/index.ts';

const accounts = [
  bankAccount(),
  bankAccount({ id: 4, bankName: 'Banco Bradesco S.A.', number: '777', checkDigit: '1' }),
];
const global = fund({
  id: 8,
  name: 'Aroeira Global',
  transfer: { ...fund().transfer, id: 8, cnpj: '26457513000110', number: '0184567', checkDigit: '9' },
});
const funds = [fund(), global];
const lines = [
  { fundId: 8, amount: cents(1_234_56), bankAccountId: 4 },
  { fundId: 7, amount: cents(500_00), bankAccountId: 3 },
];

describe('the confirmation', () => {
  it('has a card for each fund of an investment: fund, chosen account, amount in reais [R603]', () => {
    expect(investmentCards(funds, lines, accounts)).toEqual([
      {
        fundName: 'Aroeira Global',
        fundType: 'RENDA_FIXA',
        account: accounts[1],
        amount: 'R$\u00a01.234,56',
      },
      {
        fundName: 'Aroeira Renda Fixa Liquidez FIC FI RF',
        fundType: 'RENDA_FIXA',
        account: accounts[0],
        amount: 'R$\u00a0500,00',
      },
    ]);
  });

  it('has the amount, the account and both terms of a redemption [R669]', () => {
    const held = heldFund({ pricingTerm: 'D+30 (dias corridos)', settlementTerm: 'D+31' });
    const order = { fundId: 7, operation: 'partial-redemption', amount: cents(400_01), bankAccountId: 4 } as const;
    expect(redemptionCard(held, order, accounts)).toEqual({
      fundName: held.name,
      operation: 'Resgate parcial',
      amount: 'R$\u00a0400,01',
      account: accounts[1],
      pricingTerm: 'D+30 (dias corridos)',
      settlementTerm: 'D+31',
    });
    expect(redemptionCard(held, { ...order, bankAccountId: 9 }, accounts).account).toBeUndefined();
  });
});

it('says where the money goes after an investment: CNPJ, bank, branch, account and digit', () => {
  expect(transferCards(funds, lines)).toEqual([
    {
      fundName: 'Aroeira Global',
      fundType: 'RENDA_FIXA',
      amount: 'R$\u00a01.234,56',
      holder: 'Aroeira Renda Fixa Liquidez FIC FI RF',
      cnpj: '26.457.513/0001-10',
      bank: '237 · Banco Bradesco S.A.',
      branch: '2374',
      account: '0184567-9',
    },
    {
      fundName: 'Aroeira Renda Fixa Liquidez FIC FI RF',
      fundType: 'RENDA_FIXA',
      amount: 'R$\u00a0500,00',
      holder: 'Aroeira Renda Fixa Liquidez FIC FI RF',
      cnpj: '11.222.333/0001-81',
      bank: '237 · Banco Bradesco S.A.',
      branch: '2374',
      account: '0184562-7',
    },
  ]);
});

it('says where to pay an investment of the history while it waits (decision 0300)', () => {
  const { transfer } = fund();
  const waiting = movement({ operation: 'investment', amount: cents(500_00), transfer });
  expect(waitingTransfer(waiting)).toEqual({ ...transferCards(funds, lines)[1], fundType: undefined });
  expect(waitingTransfer({ ...waiting, status: 'created' })).toBeUndefined();
  expect(waitingTransfer({ ...waiting, transfer: { ...transfer, bankCode: undefined } })?.bank).toBe(
    'Banco Bradesco S.A.',
  );
});

it('copies all that a transfer asks for, one fact a line', () => {
  expect(transferText(transferCards(funds, lines)[1]!).split('\n')).toEqual([
    'Fundo: Aroeira Renda Fixa Liquidez FIC FI RF',
    'Valor: R$\u00a0500,00',
    'CNPJ: 11.222.333/0001-81',
    'Banco: 237 · Banco Bradesco S.A.',
    'Agência: 2374',
    'Conta: 0184562-7',
    'Titular: Aroeira Renda Fixa Liquidez FIC FI RF',
  ]);
});
