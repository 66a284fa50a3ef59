import * as E from 'fp-ts/Either';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { calendarDay, type CalendarDay } from '../days.ts';
import type { Cpf } from '../document.ts';
import { zero, type Cents } from '../money.ts';
import { checkForm, emptyForm, visibleFields } from './check-form.ts';
import { cpfField } from './documents.field.ts';
import { dateField } from './dates.field.ts';
import { optional } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { declareForm, type Typed } from './form.ts';
import { moneyField } from './money.field.ts';
import { selectField } from './choices.field.ts';
import { textField } from './text.field.ts';

const context = { today: calendarDay('2026-11-20') };
const yes = { value: 'yes', label: 'Sim' } as const;
const no = { value: 'no', label: 'Não' } as const;

type NotAfterIssue = { readonly _tag: 'NotAfterIssue'; readonly issue: CalendarDay };

const form = declareForm({
  fields: {
    isMarried: selectField({ caption: 'Casado?', choices: [yes, no] }),
    hasCpf: selectField({ caption: 'O cônjuge tem CPF?', choices: [yes, no] }),
    spouseCpf: cpfField({ caption: 'CPF do cônjuge' }),
    issue: dateField({ caption: 'Emissão' }),
    validity: dateField({ caption: 'Validade' }),
    income: optional(moneyField({ caption: 'Outras rendas' })),
    description: optional(textField({ caption: 'Descrição' })),
  },
  visibleWhen: {
    hasCpf: ({ isMarried }) => isMarried === 'yes',
    spouseCpf: ({ hasCpf }) => hasCpf === 'yes',
  },
  rules: {
    spouseCpf: ({ typed, today }) => ({ _tag: 'TooLong', maximum: typed.issue.length + Number(today.slice(0, 4)) }),
    validity: ({ values: { issue, validity } }): NotAfterIssue | undefined =>
      issue !== undefined && validity !== undefined && validity <= issue ? { _tag: 'NotAfterIssue', issue } : undefined,
    description: ({ values: { income = zero, description } }) =>
      income > 0 && description === undefined ? { _tag: 'Required' } : undefined,
  },
});

const single = { ...emptyForm(form), isMarried: 'no', issue: '01/01/2026', validity: '02/01/2026' } as const;
const married = { ...single, isMarried: 'yes', hasCpf: 'yes', spouseCpf: '529.982.247-25' } as const;
const check = (typed: Typed<typeof form.fields>) => checkForm(form, typed, context);

describe('a form with fields that depend on each other', () => {
  it('has the types of its values and of its errors', () => {
    const checked = check(single);
    expectTypeOf<Extract<typeof checked, E.Right<unknown>>['right']>().toEqualTypeOf<{
      readonly isMarried: 'yes' | 'no';
      readonly hasCpf: 'yes' | 'no' | undefined;
      readonly spouseCpf: Cpf | undefined;
      readonly issue: CalendarDay;
      readonly validity: CalendarDay;
      readonly income: Cents | undefined;
      readonly description: string | undefined;
    }>();
    expectTypeOf<Extract<typeof checked, E.Left<unknown>>['left']['issue']>().toEqualTypeOf<
      FieldError | NotAfterIssue | undefined
    >();
  });

  it('does not check a hidden field and does not give its value', () => {
    const values = {
      isMarried: 'no',
      issue: '2026-01-01',
      validity: '2026-01-02',
      income: undefined,
      description: undefined,
    };
    expect(check(single)).toStrictEqual(E.right(values));
    expect(check({ ...single, spouseCpf: '1' })).toStrictEqual(E.right(values));
  });

  it('hides a field that depends on a hidden field, even when it has a typed value', () => {
    expect(visibleFields(form, married)).toEqual(Object.keys(form.fields));
    expect(visibleFields(form, { ...married, isMarried: 'no' })).toEqual([
      'isMarried',
      'issue',
      'validity',
      'income',
      'description',
    ]);
    expect(E.isRight(check({ ...married, isMarried: 'no' }))).toBe(true);
    expect(visibleFields(form.fields, single)).toEqual(Object.keys(form.fields));
  });

  it('checks a field that becomes visible', () => {
    expect(check({ ...married, hasCpf: undefined })).toEqual(E.left({ hasCpf: { _tag: 'Required' } }));
    expect(check({ ...married, spouseCpf: '' })).toEqual(E.left({ spouseCpf: { _tag: 'Required' } }));
  });

  it('runs the rule of a valid field, with all typed texts', () => {
    expect(check(married)).toEqual(E.left({ spouseCpf: { _tag: 'TooLong', maximum: 10 + 2026 } }));
    const issue = calendarDay('2026-01-02');
    expect(check({ ...single, issue: '02/01/2026' })).toEqual(E.left({ validity: { _tag: 'NotAfterIssue', issue } }));
  });

  it("keeps a field's own error, and does not run its rule", () => {
    expect(check({ ...single, validity: '31/02/2026' })).toEqual(E.left({ validity: { _tag: 'DateInvalid' } }));
    expect(check({ ...single, issue: '31/02/2026' })).toEqual(E.left({ issue: { _tag: 'DateInvalid' } }));
  });

  it('may require an optional field', () => {
    expect(check({ ...single, income: '0,01' })).toEqual(E.left({ description: { _tag: 'Required' } }));
    expect(E.isRight(check({ ...single, income: '0,00' }))).toBe(true);
    expect(E.isRight(check({ ...single, income: '0,01', description: 'Aluguel' }))).toBe(true);
  });

  it('gives its errors in page order', () => {
    const checked = check({ ...single, issue: '', validity: '', income: '1' });
    expect(E.isLeft(checked) && Object.keys(checked.left)).toEqual(['issue', 'validity', 'description']);
  });

  it('differs from plain fields by its tag, even when a field has that name', () => {
    const fields = { _tag: textField({ caption: 'Etiqueta' }) };
    expect(checkForm(fields, { _tag: 'Form' }, context)).toEqual(E.right({ _tag: 'Form' }));
  });

  it('may have no conditions and no rules', () => {
    const plain = declareForm({ fields: { issue: dateField({ caption: 'Emissão' }) } });
    expect(checkForm(plain, { issue: '01/01/2026' }, context)).toEqual(E.right({ issue: '2026-01-01' }));
  });
});
