import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { birthdateField, dateField, daterangeField, timeField } from './dates.field.ts';
import { captchaField } from './captcha.field.ts';
import { cepField, emailField, phoneField } from './contact.field.ts';
import {
  checkgroupField,
  radiogroupField,
  select2Field,
  select2MultiField,
  selectAutoCompleteField,
  selectField,
} from './choices.field.ts';
import { cnpjField, cpfCnpjField, cpfField } from './documents.field.ts';
import type { Field, FieldType } from './field.ts';
import { fieldMessage } from './field.messages.ts';
import { hiddenField } from './hidden.field.ts';
import { moneyField } from './money.field.ts';
import { digitsField } from './number.field.ts';
import { passwordField } from './password.field.ts';
import { percentField } from './percent.field.ts';
import { textareaField, textField } from './text.field.ts';
import { titleField } from './title.field.ts';
import { uploadField } from './upload.field.ts';

const context = { today: calendarDay('2026-11-20') };
const caption = 'Campo';
const choices = [{ value: 1, label: 'Um' }] as const;
const named = 'Campo é obrigatório';
const plain = 'Campo obrigatório';
const choose = 'Escolha uma opção';

/**
 * Every field type as a form declares it, with its sentence for a required empty field. Each test makes the list,
 * because the mutation tests do not see code that runs outside a test.
 * @see decision Q054
 */
const declared = (): Readonly<Record<FieldType, readonly [Field<unknown, unknown>, string]>> => ({
  title: [titleField(caption), plain],
  captcha: [captchaField({ caption }), 'Clique no caixa de seleção acima para continuar'],
  hidden: [hiddenField(1), plain],
  text: [textField({ caption }), named],
  textarea: [textareaField({ caption }), named],
  password: [passwordField({ caption }), named],
  cpf: [cpfField({ caption }), named],
  cnpj: [cnpjField({ caption }), named],
  cpfcnpj: [cpfCnpjField({ caption }), named],
  phone: [phoneField({ caption }), named],
  email: [emailField({ caption }), plain],
  date: [dateField({ caption }), named],
  birthdate: [birthdateField({ caption }), named],
  daterange: [daterangeField({ caption }), plain],
  time: [timeField({ caption }), named],
  cep: [cepField({ caption }), named],
  number: [digitsField({ caption }), plain],
  money: [moneyField({ caption }), plain],
  percent: [percentField({ caption }), plain],
  checkgroup: [checkgroupField({ caption, choices }), plain],
  radiogroup: [radiogroupField({ caption, choices }), plain],
  select: [selectField({ caption, choices }), choose],
  select2: [select2Field({ caption, choices }), choose],
  select2multi: [select2MultiField({ caption, choices }), choose],
  selectAutoComplete: [selectAutoCompleteField({ caption }), choose],
  upload: [uploadField({ caption, accepts: 'image' }), 'Escolha um arquivo'],
});

const types = Object.keys(declared()).filter((type): type is FieldType => type in declared());

/** The field types for which a condition is true. */
const those = (holds: (field: Field<unknown, unknown>) => boolean | undefined): readonly string[] =>
  Object.entries(declared())
    .filter(([, [field]]) => holds(field))
    .map(([type]) => type);

/** One fact of every field type, by the name of the type. */
const each = <T>(part: (field: Field<unknown, unknown>) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(declared()).map(([type, [field]]) => [type, part(field)]));

describe('the 26 field types', () => {
  it('exist, each with its name [R809]', () => {
    expect(Object.values(each(({ type }) => type))).toEqual(types);
    expect(types).toHaveLength(26);
  });

  it('are required by default, except those that nobody can fill in', () => {
    expect(those(({ isRequired }) => !isRequired)).toEqual(['title', 'hidden']);
  });

  it('have a caption, except those that nobody sees', () => {
    expect(those(({ caption: shown }) => shown !== caption)).toEqual(['hidden']);
    expect(declared().hidden[0].caption).toBe('');
  });

  it('start empty, and count as empty', () => {
    const texts = Object.fromEntries(types.map((type) => [type, '']));
    expect(each(({ empty }) => empty)).toStrictEqual({
      ...texts,
      title: undefined,
      hidden: 1,
      daterange: { from: '', to: '' },
      checkgroup: [],
      radiogroup: undefined,
      select: undefined,
      select2: undefined,
      select2multi: [],
      selectAutoComplete: undefined,
      upload: undefined,
    });
    expect(those((field) => !field.isBlank(field.empty))).toEqual(['hidden']);
  });

  it('count zero and a text without a number as empty when they are amounts', () => {
    for (const nothing of ['0', 'abc'])
      expect(those((field) => field.isNothing?.(nothing))).toEqual(['money', 'percent']);
    expect(those((field) => field.isNothing?.('0,01'))).toEqual([]);
  });

  it('read an empty text as no value, or refuse it', () => {
    const { title, selectAutoComplete, upload } = declared();
    const read = [title, selectAutoComplete, upload].map(([field]) => field.read(undefined, context));
    expect(read).toEqual([E.right(undefined), E.left({ _tag: 'ChoiceUnknown' }), E.left({ _tag: 'FileInvalid' })]);
  });

  it.each(types)('say what is missing: %s', (type) => {
    const [field, sentence] = declared()[type];
    expect(fieldMessage(field, { _tag: 'Required' })).toBe(sentence);
  });

  it('use the sentence of the form when it has one', () => {
    const field = textField({ caption, whenEmpty: 'Informe uma mensagem' });
    expect(fieldMessage(field, { _tag: 'Required' })).toBe('Informe uma mensagem');
  });

  it('tell the browser what it may fill in', () => {
    expect(each(({ autocomplete }) => autocomplete)).toEqual({
      phone: 'tel-national',
      email: 'email',
      birthdate: 'bday',
      cep: 'postal-code',
    });
    expect(cepField({ caption, autocomplete: 'off' }).autocomplete).toBe('off');
  });
});
