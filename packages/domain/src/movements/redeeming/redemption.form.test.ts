import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, emptyForm, visibleFields, type Typed } from '../../kernel/fields/index.ts';
import { redemptionFieldMessage } from '../movements.messages.ts';
import { redemptionForm } from './redemption.form.ts';
import { checkRedemption } from './redemption.rules.ts';
import { bankAccount, heldFund } from '../testing/index.ts';

const context = { today: calendarDay('2026-11-20') };
const fund = heldFund();
const form = redemptionForm(fund, [bankAccount()]);
const partial: Typed<typeof form.fields> = { operation: 'partial-redemption', amount: 'R$ 500,00', bankAccountId: 3 };
const check = (changes: Partial<typeof partial> = {}) => checkForm(form, { ...partial, ...changes }, context);

/** The sentence under a field. */
const told = (name: keyof typeof partial, changes: Partial<typeof partial>) => {
  const checked = check(changes);
  const error = E.isLeft(checked) ? checked.left[name] : undefined;
  return error && redemptionFieldMessage(form.fields[name], error);
};

it('is checked at every change, without a delay [R653]', () => {
  expect(form.checks).toBe('at-once');
});

it('has the values of the rules', () => {
  expect(E.chainW(checkRedemption(fund))(check())).toEqual(
    E.right({ fundId: 7, operation: 'partial-redemption', amount: 500_00, bankAccountId: 3 }),
  );
});

it('requires one of two operations [R645]', () => {
  const { operation } = form.fields;
  expect([operation.type, operation.caption]).toEqual(['radiogroup', 'Qual resgate deseja fazer?']);
  expect(operation.choices.map(({ label }) => label)).toEqual(['Parcial', 'Total']);
  expect(emptyForm(form).operation).toBeUndefined();
  expect(told('operation', { operation: undefined })).toBe('Campo obrigatório');
});

describe('the amount', () => {
  it("has the caption 'Quanto deseja resgatar?', and only a partial redemption asks for it [R646]", () => {
    expect(form.fields.amount.caption).toBe('Quanto deseja resgatar?');
    const asked = (operation: typeof partial.operation) => visibleFields(form, { ...partial, operation });
    expect(asked('partial-redemption')).toEqual(['operation', 'amount', 'bankAccountId']);
    expect([asked('total-redemption'), asked(undefined)]).toEqual(Array(2).fill(['operation', 'bankAccountId']));
    expect(check({ operation: 'total-redemption', amount: 'R$ 1,00' })).toEqual(
      E.right({ operation: 'total-redemption', bankAccountId: 3 }),
    );
  });

  it('takes cents and no negative amount [R648]', () => {
    expect(check({ amount: '499,99' })).toMatchObject({ right: { amount: 499_99 } });
    expect(told('amount', { amount: '-100,00' })).toBe('Digite um valor válido');
    expect(form.fields.amount.mask?.show('-100,25')).toBe('R$ 100,25');
  });

  it('must be a number [R654]', () => {
    for (const amount of ['abc', '-', '1,2,3', '500 reais'])
      expect(told('amount', { amount })).toBe('Digite um valor válido');
  });

  it('stays within the limits of the fund', () => {
    expect(told('amount', { amount: '99,99' })).toBe(
      'O valor mínimo para resgate parcial é de R$\u00a0100,00 para este fundo.',
    );
  });
});

it("has 'Conta destino', with bank, branch, number and digit of each account [R650] [R652]", () => {
  expect(form.fields.bankAccountId).toMatchObject({
    type: 'select',
    caption: 'Conta destino',
    choices: [{ value: 3, label: 'Itaú Unibanco S.A.', detail: 'Ag. 0348 · Conta 55120-4' }],
  });
  for (const bankAccountId of [undefined, 4])
    expect(told('bankAccountId', { bankAccountId })).toBe('Escolha uma opção');
});
