import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, emptyForm, fieldMessage } from '../../kernel/fields/index.ts';
import { goalsFieldMessage, outlookMessage } from '../independence.messages.ts';
import { expense } from '../testing/index.ts';
import { goalsForm, goalsOf } from './goals.form.ts';
import { checkAges } from './goals.rules.ts';
import { retirementLimits } from './retirement.rules.ts';

const typed = {
  retirementIncome: 'R$ 5.000,00',
  retirementAge: '65',
  yearlyReturn: '6,5',
  lifeExpectancy: '90',
  inheritance: '',
  currentReserve: '',
  monthlyIncome: '10.000,00',
  monthlyExpense: '7.500,50',
};
const today = calendarDay('2026-11-20');
/** Forty today, and thirty-nine until yesterday. */
const birth = calendarDay('1986-11-20');
const form = goalsForm(retirementLimits({ birth, objectives: [] }, today));
const check = (changes: Partial<typeof typed> = {}, of = form) => checkForm(of, { ...typed, ...changes }, { today });
const wrong = (changes: Partial<typeof typed>) => E.isLeft(check(changes));

describe('the form of goals', () => {
  it('becomes goals: the return as a fraction, zero for an empty field [R698] [R699]', () => {
    expect(E.map(goalsOf)(check())).toEqual(
      E.right({
        retirementIncome: 5_000_00,
        retirementAge: 65,
        yearlyReturn: 0.065,
        lifeExpectancy: 90,
        inheritance: 0,
        currentReserve: 0,
        monthlyIncome: 10_000_00,
        monthlyExpense: 7_500_50,
      }),
    );
    const given = E.map(goalsOf)(check({ inheritance: '0,01', currentReserve: '2,00' }));
    expect(given).toMatchObject({ right: { inheritance: 1, currentReserve: 2_00 } });
  });

  it('requires every field except inheritance and reserve [R691] [R692] [R696] [R697] [R700] [R701]', () => {
    const empty = checkForm(form, emptyForm(form.fields), { today });
    const required = { _tag: 'Required' };
    expect(empty).toEqual(
      E.left({
        retirementIncome: required,
        retirementAge: required,
        yearlyReturn: required,
        lifeExpectancy: required,
        monthlyIncome: required,
        monthlyExpense: required,
      }),
    );
    expect(fieldMessage(form.fields.monthlyIncome, { _tag: 'Required' })).toBe('Campo obrigatório');
  });

  it('takes a return below a hundred percent, of at most two decimals [R696]', () => {
    expect(wrong({ yearlyReturn: '99,99' })).toBe(false);
    for (const yearlyReturn of ['100', '6,555', '-6']) expect(wrong({ yearlyReturn })).toBe(true);
  });

  it('takes ages of at most three digits [R692] [R697]', () => {
    expect(wrong({ lifeExpectancy: '120' })).toBe(false);
    expect(wrong({ lifeExpectancy: '1200' })).toBe(true);
    expect(wrong({ retirementAge: '1200', lifeExpectancy: '999' })).toBe(true);
  });

  it('shows the errors of both ages at the retirement age', () => {
    expect(check({ lifeExpectancy: '65' })).toEqual(E.left({ retirementAge: { _tag: 'NotBelowLifeExpectancy' } }));
    expect(check({ retirementAge: '39' })).toEqual(E.left({ retirementAge: { _tag: 'BelowCurrentAge' } }));
    expect(check({ retirementAge: '40' })._tag).toBe('Right');
  });
});

describe('the retirement age beside the objectives', () => {
  const among = (years: readonly number[], retirementAge: number) => {
    const limits = retirementLimits({ birth, objectives: years.map((year) => expense(1_00, year)) }, today);
    const checked = check({ retirementAge: String(retirementAge) }, goalsForm(limits));
    return E.isLeft(checked) ? checked.left.retirementAge : undefined;
  };

  it('puts the retirement after the year of every objective, as the form of an objective does (decision 0320)', () => {
    // Born in 1986, the client is 54 in 2040.
    expect(among([2040, 2030], 55)).toBeUndefined();
    for (const age of [54, 41])
      expect(among([2030, 2040], age)).toEqual({ _tag: 'NotAfterObjectives', year: 2040, leastAge: 55 });
    expect(goalsFieldMessage(form.fields.retirementAge, { _tag: 'NotAfterObjectives', year: 2040, leastAge: 55 })).toBe(
      'Deve ser de pelo menos 55 anos, por causa do objetivo de 2040',
    );
  });

  it('does not look at an objective of this year or before it, which nobody can mend any more', () => {
    expect(among([2026, 2020], 40)).toBeUndefined();
    expect(among([2027], 40)).toMatchObject({ _tag: 'NotAfterObjectives', leastAge: 42 });
  });

  it('has no such limit while the birth date is not known', () => {
    expect(
      checkForm(goalsForm(retirementLimits({ birth: undefined, objectives: [expense(1_00, 2070)] }, today)), typed, {
        today,
      })._tag,
    ).toBe('Right');
  });

  it('says first what the specification says about the ages', () => {
    expect(among([2040], 39)).toEqual({ _tag: 'BelowCurrentAge' });
    expect(among([2090], 90)).toEqual({ _tag: 'NotBelowLifeExpectancy' });
  });
});

describe('the ages', () => {
  const told = (current: number | undefined, retirement: number | undefined, lifeExpectancy: number | undefined) => {
    const error = checkAges({ current, retirement, lifeExpectancy });
    return error && outlookMessage(error);
  };

  it("refuse a retirement one year before today's age, and accept a retirement at today's age [R693] [R694]", () => {
    expect(told(40, 39, 90)).toBe('Não pode ser menor que a idade atual');
    expect(told(40, 40, 90)).toBeUndefined();
  });

  it('refuse a retirement at the life expectancy or after it [R695]', () => {
    expect(told(40, 89, 90)).toBeUndefined();
    expect(told(40, 90, 90)).toBe('Deve ser menor que expectativa de vida');
    expect(told(40, 91, 90)).toBe('Deve ser menor que expectativa de vida');
  });

  it('break no rule while they are unknown', () => {
    expect(told(undefined, 20, 90)).toBeUndefined();
    expect(told(40, undefined, 30)).toBeUndefined();
    expect(told(40, 41, undefined)).toBeUndefined();
  });
});
