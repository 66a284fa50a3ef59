import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { checkField, optional } from './field.ts';
import { fieldMessage } from './field.messages.ts';
import { digitsField, numberField } from './number.field.ts';
import { lettersField, personNameField, textareaField, textField } from './text.field.ts';

const context = { today: calendarDay('2026-11-20') };

describe('text', () => {
  const title = textField({ caption: 'Título', maxLength: 25 });

  it('is missing when it is blank, and its sentence has its caption [R802]', () => {
    for (const field of [title, textareaField({ caption: 'Título' })]) {
      expect(checkField(field, ' \n', context)).toEqual(E.left({ _tag: 'Required' }));
      expect(fieldMessage(field, { _tag: 'Required' })).toBe('Título é obrigatório');
      expect(checkField(optional(field), ' ', context)).toEqual(E.right(undefined));
    }
  });

  it('is given without the spaces around it', () => {
    expect(checkField(title, '  Casa de praia ', context)).toEqual(E.right('Casa de praia'));
    expect(checkField(textareaField({ caption: 'x' }), ' um\ndois\n', context)).toEqual(E.right('um\ndois'));
  });

  it('takes its maximum length in characters, and not one more', () => {
    expect(title.mask?.show('x'.repeat(26))).toBe('x'.repeat(25));
    expect(title.mask?.show('🏠'.repeat(26))).toBe('🏠'.repeat(25));
    expect(E.isRight(checkField(title, '🏠'.repeat(25), context))).toBe(true);
    expect(checkField(title, 'x'.repeat(26), context)).toEqual(E.left({ _tag: 'TooLong', maximum: 25 }));
    expect(fieldMessage(title, { _tag: 'TooLong', maximum: 25 })).toBe('Máximo de 25 caracteres');
    expect(textField({ caption: 'x' }).mask).toBeUndefined();
  });

  it('may have a minimum length', () => {
    const code = textareaField({ caption: 'Código', minLength: 3 });
    expect(checkField(code, 'abc', context)).toEqual(E.right('abc'));
    expect(checkField(code, ' ab ', context)).toEqual(E.left({ _tag: 'TooShort', minimum: 3 }));
    expect(fieldMessage(code, { _tag: 'TooShort', minimum: 3 })).toBe('Mínimo de 3 caracteres');
  });
});

describe('a first name of letters', () => {
  const name = () => lettersField({ caption: 'Primeiro nome da mãe' });

  it('is a text, required and empty at first', () => {
    expect(name()).toMatchObject({ type: 'text', isRequired: true, empty: '' });
  });

  it('loses all other characters while the client types, and keeps accents [R204]', () => {
    expect(name().mask?.show('Conceição 2!')).toBe('Conceição');
    expect(name().mask?.show('Joa\u0303o')).toBe('João');
  });

  it('is refused with a digit or a blank from another source [R205]', () => {
    for (const typed of ['Maria1', 'Maria José', 'Ana-Rita'])
      expect(checkField(name(), typed, context)).toEqual(E.left({ _tag: 'NotLetters' }));
    for (const typed of ['Inês', 'Joa\u0303o']) expect(checkField(name(), typed, context)).toEqual(E.right(typed));
    expect(checkField(name(), ' ', context)).toEqual(E.left({ _tag: 'Required' }));
    expect(fieldMessage(name(), { _tag: 'NotLetters' })).toBe('Digite apenas letras');
  });
});

describe('the name of a person', () => {
  const name = personNameField({ caption: 'Nome completo' });

  it('is letters, spaces, accents and punctuation, and is refused with a digit', () => {
    for (const typed of ["Ana D'Ávila-Souza", ' José Jr. '])
      expect(checkField(name, typed, context)).toEqual(E.right(typed.trim()));
    for (const typed of ['Maria1', '42'])
      expect(checkField(name, typed, context)).toEqual(E.left({ _tag: 'NotLetters' }));
    expect(checkField(name, ' ', context)).toEqual(E.left({ _tag: 'Required' }));
  });
});

describe('a number', () => {
  const number = digitsField({ caption: 'Conta' });
  const year = numberField({ caption: 'Ano', minLength: 4, maxLength: 4 });
  const invalid = E.left({ _tag: 'NumberInvalid' });

  it('takes only digits, by default 35 of them [R848]', () => {
    expect(number.mask?.show(`12a3 ${'4'.repeat(40)}`)).toBe(`123${'4'.repeat(32)}`);
    expect(year.mask?.show('20266')).toBe('2026');
    expect(checkField(number, '9'.repeat(35), context)).toEqual(E.right('9'.repeat(35)));
    expect(checkField(number, '9'.repeat(36), context)).toEqual(E.left({ _tag: 'TooManyDigits', maximum: 35 }));
  });

  it('of 0 is filled in [R849]', () => {
    for (const typed of ['0', ' 0 ']) expect(checkField(number, typed, context)).toEqual(E.right('0'));
  });

  it('says that it is shorter than its minimum length [R850]', () => {
    expect(checkField(year, '203', context)).toEqual(E.left({ _tag: 'TooFewDigits', minimum: 4 }));
    expect(fieldMessage(year, { _tag: 'TooFewDigits', minimum: 4 })).toBe('Mínimo de 4 dígitos');
    expect(checkField(year, '2031', context)).toEqual(E.right(2031));
  });

  it('counts as missing when it is empty and required [R851]', () => {
    expect(checkField(number, ' ', context)).toEqual(E.left({ _tag: 'Required' }));
    expect(fieldMessage(number, { _tag: 'Required' })).toBe('Campo obrigatório');
    expect(checkField(optional(number), '', context)).toEqual(E.right(undefined));
  });

  it('is refused when it is not digits [R852]', () => {
    for (const typed of ['12a', '1,5', '-1', '1 2', '1e3']) expect(checkField(number, typed, context)).toEqual(invalid);
    expect(fieldMessage(number, { _tag: 'NumberInvalid' })).toBe('Digite um número válido');
  });

  it('keeps its leading zeros as digits, and loses them as a number', () => {
    expect(checkField(number, '0042', context)).toEqual(E.right('0042'));
    expect(checkField(year, '0042', context)).toEqual(E.right(42));
  });

  it('does not change through its mask', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,35}$/), (digits) => {
        expect(number.mask?.show(digits)).toBe(digits);
        expect(checkField(number, digits, context)).toEqual(E.right(digits));
      }),
    );
  });
});
