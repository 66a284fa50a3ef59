import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, emptyForm, fieldMessage } from '../../kernel/fields/index.ts';
import { objectiveFieldMessage } from '../independence.messages.ts';
import { OBJECTIVE_COLORS, objectiveForm } from './objective.form.ts';
import { checkYear } from './objective.rules.ts';

const typed = { title: 'Casa na praia', amount: 'R$ 300.000', year: '2034', color: '#3260B9' };
const check = (changes: Partial<typeof typed> = {}, retirementYear?: number) =>
  checkForm(objectiveForm(retirementYear), { ...typed, ...changes }, { today: calendarDay('2026-11-20') });
const errors = (changes: Partial<typeof typed>, retirementYear?: number) =>
  E.match(
    (found: object) => found,
    () => ({}),
  )(check(changes, retirementYear));

describe('the form of an objective', () => {
  it('has title, amount in cents, year and colour as values', () => {
    expect(check()).toEqual(E.right({ title: 'Casa na praia', amount: 300_000_00, year: 2034, color: '#3260B9' }));
  });

  it('requires title, value and year [R708] [R711]', () => {
    const form = objectiveForm(undefined);
    expect(Object.keys(errors({ title: '', amount: '', year: '' }))).toEqual(['title', 'amount', 'year']);
    expect(fieldMessage(form.fields.title, { _tag: 'Required' })).toBe('Título é obrigatório');
  });

  it('takes a title of 25 characters, not of 26 [R709]', () => {
    expect(errors({ title: 'ã'.repeat(25) })).toEqual({});
    expect(errors({ title: 'ã'.repeat(26) })).toEqual({ title: { _tag: 'TooLong', maximum: 25 } });
  });

  it('takes only whole reais above zero [R710]', () => {
    expect(errors({ amount: '1' })).toEqual({});
    expect(errors({ amount: '0' })).toEqual({ amount: { _tag: 'Required' } });
    expect(errors({ amount: '1,50' })).toEqual({ amount: { _tag: 'AmountInvalid' } });
    expect(errors({ amount: '-1' })).toEqual({ amount: { _tag: 'AmountInvalid' } });
  });

  it('takes a year of exactly four digits [R712]', () => {
    expect(errors({ year: '203' })).toEqual({ year: { _tag: 'TooFewDigits', minimum: 4 } });
    expect(errors({ year: '20345' })).toEqual({ year: { _tag: 'TooManyDigits', maximum: 4 } });
    expect(fieldMessage(objectiveForm(undefined).fields.year, { _tag: 'TooFewDigits', minimum: 4 })).toBe(
      'Mínimo de 4 dígitos',
    );
  });

  it('checks the year against today and the retirement', () => {
    expect(errors({ year: '2026' })).toEqual({ year: { _tag: 'NotAfterCurrentYear' } });
    expect(errors({ year: '2034' }, 2034)).toEqual({ year: { _tag: 'NotBeforeRetirement', retirementYear: 2034 } });
  });

  it('offers five colours and starts with the first [R718] [R719]', () => {
    const form = objectiveForm(undefined);
    expect(emptyForm(form.fields).color).toBe(OBJECTIVE_COLORS[0].value);
    expect(new Set(OBJECTIVE_COLORS.map(({ value }) => value)).size).toBe(5);
    expect(errors({ color: '#000000' })).toEqual({ color: { _tag: 'ChoiceUnknown' } });
  });

  it('offers another stored colour too, as the last one (decision 0227)', () => {
    const labels = (stored: string) => objectiveForm(undefined, stored).fields.color.choices.map(({ label }) => label);
    expect(labels('#123456')).toEqual(['Verde', 'Azul', 'Rosa', 'Dourado', 'Roxo', 'Outra cor']);
    expect(labels('#3260b9')).toHaveLength(5);
    const kept = checkForm(
      objectiveForm(undefined, '#123456'),
      { ...typed, color: '#123456' },
      { today: calendarDay('2026-11-20') },
    );
    expect(kept).toMatchObject({ right: { color: '#123456' } });
  });
});

describe('the year of an objective', () => {
  const told = (year: number, retirementYear?: number) => {
    const error = checkYear(year, { currentYear: 2026, retirementYear });
    return error && objectiveFieldMessage(objectiveForm(retirementYear).fields.year, error);
  };

  it('is after the current one [R713] [R714]', () => {
    expect(told(2025)).toBe('Deve ser maior que o ano atual');
    expect(told(2026)).toBe('Deve ser maior que o ano atual');
    expect(told(2027)).toBeUndefined();
    expect(told(2027, 2028)).toBeUndefined();
  });

  it('is before retirement [R715] [R716]', () => {
    expect(told(2049, 2050)).toBeUndefined();
    expect(told(2050, 2050)).toBe('Deve ser menor que o ano de aposentadoria (2050)');
    expect(told(2051, 2050)).toBe('Deve ser menor que o ano de aposentadoria (2050)');
  });

  it('reports the first of two broken rules', () => {
    expect(told(2026, 2020)).toBe('Deve ser maior que o ano atual');
  });

  it('has no upper limit while the retirement year is unknown [R717]', () => {
    expect(told(9999)).toBeUndefined();
  });
});
