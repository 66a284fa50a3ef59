import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { checkForm } from './check-form.ts';
import { checkField } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { fieldMessage } from './field.messages.ts';
import { declareForm } from './form.ts';
import { confirmationError, newPasswordField, passwordConfirmationField } from './new-password.field.ts';
import { passwordField } from './password.field.ts';

const context = { today: calendarDay('2026-11-20') };
const password = newPasswordField({ caption: 'Nova senha' });
const weak = E.left({ _tag: 'PasswordWeak' });
const check = (typed: string) => checkField(password, typed, context);
const saidOf = (typed: string) =>
  E.match(
    (error: FieldError) => fieldMessage(password, error),
    () => '',
  )(check(typed));

describe('a new password', () => {
  it('has 8 characters, an upper-case letter, a special character and a digit [R185]', () => {
    for (const typed of ['Abcdef1!', 'Ábcdef1!', 'abc def1!Z', 'ABCDEF1€', 'Abcdef1_', 'Abcdef1🔑'])
      expect(check(typed)).toEqual(E.right(typed));
  });

  it('is refused with 7 characters [R181]', () => {
    expect(check('Abcde1!')).toEqual(weak);
    expect(check('Abcd1🔑')).toEqual(weak); // an emoji is one character
    expect(check('Abcde\u03011!')).toEqual(weak); // a letter with its accent is one too
    expect(fieldMessage(password, { _tag: 'PasswordWeak' })).toBe('Escolha uma senha válida');
  });

  it('is refused without an upper-case letter [R182]', () => {
    expect(check('abcdefg1!')).toEqual(weak);
    expect(saidOf('abcdefg1!')).toBe('Escolha uma senha válida');
  });

  it('is refused without a special character, and a blank or an accent does not count as one [R183]', () => {
    for (const typed of ['Abcdefg1', 'Abcdef 1', 'Abcdefé1', 'Abcdefe\u03011', 'Abcdefx\u03231'])
      expect(check(typed)).toEqual(weak);
    expect(saidOf('Abcdefg1')).toBe('Escolha uma senha válida');
  });

  it('is refused without a digit [R184]', () => {
    expect(check('Abcdefg!')).toEqual(weak);
    expect(saidOf('Abcdefg!')).toBe('Escolha uma senha válida');
  });
});

it('is not filled in by the browser, and neither is the confirmation, which has its own sentence', () => {
  const [first, second] = [newPasswordField({ caption: 'Senha' }), passwordConfirmationField({ caption: 'Repetir' })];
  expect(first).toMatchObject({ autocomplete: 'new-password', caption: 'Senha' });
  expect(second).toMatchObject({
    autocomplete: 'new-password',
    caption: 'Repetir',
    whenEmpty: 'Confirme a nova senha',
  });
});

describe('the conditions of a new password', () => {
  it.each([
    ['', [false, false, false, false]],
    ['abcdefg', [false, false, false, false]],
    ['abcdefgh', [true, false, false, false]],
    ['Á', [false, true, false, false]],
    ['_', [false, false, true, false]],
    ['1 ', [false, false, false, true]],
    ['Abcdef1!', [true, true, true, true]],
  ])('are reported one by one for %j', (typed, met) => {
    expect(password.requirements?.map(({ isMet }) => isMet(typed))).toEqual(met);
  });
});

describe('the confirmation of a new password', () => {
  const form = declareForm({
    fields: { password, confirmation: passwordConfirmationField({ caption: 'Confirmação' }) },
    rules: { confirmation: ({ typed }) => confirmationError(typed.password, typed.confirmation) },
  });
  const confirm = (first: string, second: string) =>
    checkForm(form, { password: first, confirmation: second }, context);

  it('asks for the password again when it is empty [R186]', () => {
    expect(confirm('Abcdef1!', '')).toEqual(E.left({ confirmation: { _tag: 'Required' } }));
    expect(fieldMessage(form.fields.confirmation, { _tag: 'Required' })).toBe('Confirme a nova senha');
  });

  it('says that it differs, even when it is weak [R187]', () => {
    for (const other of ['Abcdef1?', 'abcdef1!', 'abc', 'Abcdef1! '])
      expect(confirm('Abcdef1!', other)).toEqual(E.left({ confirmation: { _tag: 'PasswordDiffers' } }));
    expect(fieldMessage(form.fields.confirmation, { _tag: 'PasswordDiffers' })).toBe(
      'A confirmação de senha está incorreta',
    );
  });

  it('must be as strong as the password [R188]', () => {
    expect(confirm('abc', 'abc')).toEqual(
      E.left({ password: { _tag: 'PasswordWeak' }, confirmation: { _tag: 'PasswordWeak' } }),
    );
  });

  it('is accepted when it is the same', () => {
    expect(confirm('Abcdef1!', 'Abcdef1!')).toEqual(E.right({ password: 'Abcdef1!', confirmation: 'Abcdef1!' }));
  });
});

describe('the current password', () => {
  it('is taken without a change, and its sentence has its name when it is missing', () => {
    const current = passwordField({ caption: 'Senha atual' });
    expect(checkField(current, ' a ', context)).toEqual(E.right(' a '));
    expect(checkField(current, ' ', context)).toEqual(E.right(' '));
    expect(checkField(current, '', context)).toEqual(E.left({ _tag: 'Required' }));
    expect(fieldMessage(current, { _tag: 'Required' })).toBe('Senha atual é obrigatório');
  });
});
