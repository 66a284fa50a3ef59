import * as E from 'fp-ts/Either';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { captchaField } from './captcha.field.ts';
import { checkForm, emptyForm } from './check-form.ts';
import {
  checkgroupField,
  radiogroupField,
  select2Field,
  select2MultiField,
  selectAutoCompleteField,
  selectField,
  type Choice,
} from './choices.field.ts';
import { checkField, optional, type ValueOf } from './field.ts';
import { fieldMessage } from './field.messages.ts';
import { hiddenField } from './hidden.field.ts';
import { titleField } from './title.field.ts';

const context = { today: calendarDay('2026-11-20') };
const required = E.left({ _tag: 'Required' });
const unknown = E.left({ _tag: 'ChoiceUnknown' });
const declaration = {
  caption: 'Estado civil',
  choices: [
    { value: 'single', label: 'Solteiro' },
    { value: 'married', label: 'Casado' },
    { value: 'widowed', label: 'Viúvo' },
  ],
} as const;

describe('one of several', () => {
  const [select, select2, radio] = [selectField(declaration), select2Field(declaration), radiogroupField(declaration)];

  it('gives the choice in the declared words', () => {
    expectTypeOf<ValueOf<typeof select>>().toEqualTypeOf<'single' | 'married' | 'widowed'>();
    for (const field of [select, select2, radio])
      expect(checkField(field, 'married', context)).toEqual(E.right('married'));
  });

  it('asks for a choice when a list has no choice [R804]', () => {
    const found = selectAutoCompleteField({ caption: 'Banco' });
    for (const field of [select, select2]) expect(checkField(field, undefined, context)).toEqual(required);
    expect(checkField(found, undefined, context)).toEqual(required);
    for (const field of [select, select2, found])
      expect(fieldMessage(field, { _tag: 'Required' })).toBe('Escolha uma opção');
    expect(checkField(optional(select), undefined, context)).toEqual(E.right(undefined));
  });

  it('says only that it is missing when all choices are visible [R803]', () => {
    expect(checkField(radio, undefined, context)).toEqual(required);
    expect(fieldMessage(radio, { _tag: 'Required' })).toBe('Campo obrigatório');
  });

  it('refuses a choice that is not offered', () => {
    const fromServer: readonly Choice<number>[] = [{ value: 3, label: 'Banco 1' }];
    const banks = selectField({ caption: 'Banco', choices: fromServer });
    expect(checkField(banks, 3, context)).toEqual(E.right(3));
    expect(checkField(banks, 4, context)).toEqual(unknown);
    expect(fieldMessage(banks, { _tag: 'ChoiceUnknown' })).toBe('Escolha uma opção');
  });

  it('gives the value of a choice from a search', () => {
    const city = selectAutoCompleteField<number>({ caption: 'Cidade' });
    expect(checkField(city, { value: 0, label: 'Parati' }, context)).toEqual(E.right(0));
  });
});

describe('a field of several choices', () => {
  const [list, boxes] = [select2MultiField(declaration), checkgroupField(declaration)];

  it('needs at least one choice of a list [R805]', () => {
    expect(checkField(list, [], context)).toEqual(required);
    expect(fieldMessage(list, { _tag: 'Required' })).toBe('Escolha uma opção');
    expect(checkField(list, ['single'], context)).toEqual(E.right(['single']));
    expect(checkField(optional(list), [], context)).toEqual(E.right(undefined));
  });

  it('needs at least one checked box when the field is required', () => {
    expect(checkField(boxes, [], context)).toEqual(required);
    expect(fieldMessage(boxes, { _tag: 'Required' })).toBe('Campo obrigatório');
  });

  it('gives each choice once, in the order of the offer', () => {
    for (const field of [list, boxes])
      expect(checkField(field, ['widowed', 'single', 'widowed'], context)).toEqual(E.right(['single', 'widowed']));
  });

  it('refuses a choice that is not offered', () => {
    const fromServer: readonly Choice<number>[] = [{ value: 1, label: 'Uso' }];
    const some = checkgroupField({ caption: 'Termos', choices: fromServer });
    expect(checkField(some, [1, 2], context)).toEqual(unknown);
  });
});

describe('a field without typed text', () => {
  it('is never wrong when it is a heading', () => {
    const fields = { heading: titleField('Endereço'), clientId: hiddenField(7) };
    expect(checkForm(fields, emptyForm(fields), context)).toEqual(E.right({ heading: undefined, clientId: 7 }));
  });

  it('asks for its click when it is a captcha [R175]', () => {
    const captcha = captchaField({ caption: 'Captcha' });
    expect(checkField(captcha, '', context)).toEqual(required);
    expect(fieldMessage(captcha, { _tag: 'Required' })).toBe('Clique no caixa de seleção acima para continuar');
    expect(checkField(captcha, 'token', context)).toEqual(E.right('token'));
  });

  it('is not required when it is hidden', () => {
    const id = hiddenField<number>(undefined);
    expect(checkField(id, undefined, context)).toEqual(E.right(undefined));
    expect(checkField(id, 0, context)).toEqual(E.right(0));
  });
});
