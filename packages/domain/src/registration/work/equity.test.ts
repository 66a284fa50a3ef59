import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { emptyForm, fieldMessage, requiredFields, visibleFields, type Typed } from '../../kernel/fields/index.ts';
import { cents, zero } from '../../kernel/money.ts';
import { isPatrimonyEnough, patrimonySum } from './equity.rules.ts';
import { equityDataForm } from './equity-data.form.ts';
import { professionalInformationForm } from './professional-information.form.ts';
import { PROFESSIONAL_TYPES, type ProfessionalType } from './professional-record.ts';
import { isIncomeRequired, professionalParts } from './professional.rules.ts';
import { registrationFieldMessage } from '../registration.messages.ts';
import { errorsOf } from '../testing/index.ts';

const context = { today: calendarDay('2026-11-20') };
const TYPES = PROFESSIONAL_TYPES.map(({ value }) => value);
const required = { _tag: 'Required' };

describe('the patrimony', () => {
  const enough = (realEstate: number, movable: number, financialInvestments: number) =>
    isPatrimonyEnough({
      realEstate: cents(realEstate),
      movable: cents(movable),
      financialInvestments: cents(financialInvestments),
    });

  it('is enough from exactly R$ 5.000,00, to the cent [R353]', () => {
    expect(enough(4_999_99, 0, 0)).toBe(false);
    expect(enough(5_000_00, 0, 0)).toBe(true);
    expect(enough(5_000_01, 0, 0)).toBe(true);
  });

  it('is only the sum of the three parts [R354] [R362]', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1_000_000), (a, b, c) => {
        const patrimony = { realEstate: cents(a), movable: cents(b), financialInvestments: cents(c) };
        expect(patrimonySum(patrimony)).toBe(a + b + c);
        expect(isPatrimonyEnough(patrimony)).toBe(a + b + c >= 500_000);
      }),
    );
    expect(patrimonySum({ realEstate: zero, movable: zero, financialInvestments: zero })).toBe(0);
  });
});

describe('equity data', () => {
  const form = equityDataForm('salaried');
  const typed = { ...emptyForm(form), income: '8.000', financialInvestments: '5.000' };
  const check = (changes: Partial<Typed<typeof form.fields>>, type: ProfessionalType | undefined = 'salaried') =>
    errorsOf(equityDataForm(type), { ...typed, ...changes }, context);
  const tooLow = { financialInvestments: { _tag: 'PatrimonyTooLow' } };

  it('takes the patrimony in any of the three parts, and refuses one real less', () => {
    expect(check({})).toEqual({});
    expect(check({ financialInvestments: '4.999' })).toEqual(tooLow);
    expect(check({ financialInvestments: '' })).toEqual(tooLow);
    expect(check({ financialInvestments: '', realEstate: '2.000', movable: '3.000' })).toEqual({});
    expect(check({ financialInvestments: '0', realEstate: '5000' })).toEqual({});
  });

  it('does not check the sum while one of the three has its own error (decision 0054)', () => {
    const invalid = { _tag: 'AmountInvalid' };
    const unread = { realEstate: '9000,50', financialInvestments: '1' };
    expect(check(unread)).toEqual({ realEstate: invalid });
    expect(check({ movable: 'muito', financialInvestments: '' })).toEqual({ movable: invalid });
    expect(check({ financialInvestments: '-1' })).toEqual({ financialInvestments: invalid });
  });

  it('refuses one real less with the sentence of the catalogue [R352]', () => {
    const { financialInvestments: error } = check({ financialInvestments: '4.999' });
    const sentence = error && registrationFieldMessage(form.fields.financialInvestments, error).replace('\u00a0', ' ');
    // The field draws the asterisk before every error.
    expect(`* ${sentence}`).toBe('* A soma dos patrimônios deve ser igual ou maior que R$ 5.000');
  });

  it('needs each patrimony without which the sum is too low, and only the income else (decision 0317)', () => {
    const needs = (changes: Partial<Typed<typeof form.fields>>) =>
      requiredFields(form, { ...emptyForm(form), ...changes }, context);
    expect(needs({})).toEqual(['income', 'realEstate', 'movable', 'financialInvestments']);
    expect(needs({ movable: '4999' })).toEqual(['income', 'realEstate', 'movable', 'financialInvestments']);
    expect(needs({ movable: '5000' })).toEqual(['income', 'movable']);
    expect(needs({ movable: '5000', realEstate: '5000' })).toEqual(['income']);
  });

  it('takes only whole reais [R355]', () => {
    for (const name of ['income', 'otherIncome', 'realEstate', 'movable', 'financialInvestments'] as const)
      expect(check({ [name]: '9000,50', otherIncomeDescription: 'Aluguel' })).toHaveProperty(name);
    expect(form.fields.income.mask?.show('1234,56')).not.toContain('5');
  });

  it('requires an income, except for three professional types [R356] [R357] [R358] [R359]', () => {
    expect(TYPES.filter((type) => !isIncomeRequired(type))).toEqual(['capitalist', 'student', 'housekeeper']);
    for (const type of [...TYPES, undefined])
      for (const income of ['', '0'])
        expect(check({ income }, type)).toEqual(isIncomeRequired(type) ? { income: required } : {});
    expect(fieldMessage(form.fields.income, { _tag: 'Required' })).toBe('Campo obrigatório');
  });

  it('requires a description for other income above zero [R360] [R361]', () => {
    expect(check({ otherIncome: '1' })).toEqual({ otherIncomeDescription: required });
    expect(check({ otherIncome: '1', otherIncomeDescription: 'Aluguel' })).toEqual({});
    expect(check({ otherIncome: '0' })).toEqual({});
    expect(check({ otherIncome: '' })).toEqual({});
  });
});

describe('professional information', () => {
  const form = professionalInformationForm([{ value: 3, label: 'Médico(a)' }]);
  const visible = (professionalType: ProfessionalType) =>
    visibleFields(form, { ...emptyForm(form), professionalType }).slice(1);

  it('shows the fields of each type [R345] [R346] [R347]', () => {
    expect(visible('salaried')).toEqual(['careerId', 'company', 'cnpj']);
    expect(visible('liberal')).toEqual(['careerId', 'company']);
    expect(visible('businessperson')).toEqual(['company', 'cnpj']);
  });

  it('shows no further field for the five other types [R348]', () => {
    for (const type of ['withoutBond', 'retired', 'capitalist', 'student', 'housekeeper'] as const) {
      expect(visible(type)).toEqual([]);
      expect(Object.values(professionalParts(type))).toEqual([false, false, false]);
    }
  });

  it('lists the eight types in the order of their codes [R349]', () => {
    expect(TYPES).toEqual([
      'withoutBond',
      'salaried',
      'liberal',
      'businessperson',
      'retired',
      'capitalist',
      'student',
      'housekeeper',
    ]);
  });

  it('requires every visible field, except the company of a liberal professional', () => {
    const errors = (professionalType: ProfessionalType) =>
      Object.keys(errorsOf(form, { ...emptyForm(form), professionalType }, context));
    expect(errors('salaried')).toEqual(['careerId', 'company', 'cnpj']);
    expect(errors('liberal')).toEqual(['careerId']);
    expect(errors('businessperson')).toEqual(['company', 'cnpj']);
    expect(errors('student')).toEqual([]);
  });
});
