import { describe, expect, it } from 'vitest';
import { birthdateField } from './birthdate.field.ts';
import { captchaField } from './captcha.field.ts';
import { cepField } from './cep.field.ts';
import { checkgroupField, select2MultiField } from './some-of.field.ts';
import { cnpjField } from './cnpj.field.ts';
import { cpfCnpjField } from './cpf-cnpj.field.ts';
import { cpfField } from './cpf.field.ts';
import { dateField } from './date.field.ts';
import { daterangeField } from './daterange.field.ts';
import { emailField } from './email.field.ts';
import type { Field, FieldType } from './field.ts';
import { fieldMessage } from './field.messages.ts';
import { hiddenField } from './hidden.field.ts';
import { moneyField } from './money.field.ts';
import { digitsField } from './number.field.ts';
import { passwordField } from './password.field.ts';
import { percentField } from './percent.field.ts';
import { phoneField } from './phone.field.ts';
import { radiogroupField, selectField, select2Field } from './one-of.field.ts';
import { selectAutoCompleteField } from './select-auto-complete.field.ts';
import { textareaField, textField } from './text.field.ts';
import { timeField } from './time.field.ts';
import { titleField } from './title.field.ts';
import { uploadField } from './upload.field.ts';

const caption = 'Campo';
const choices = [{ value: 1, label: 'Um' }] as const;
const named = 'Campo é obrigatório';
const plain = 'Campo obrigatório';
const choose = 'Escolha uma opção';

/** Every field type, as a form declares it, and what it says when it is required and empty. @see decision Q054 */
const types: Readonly<Record<FieldType, readonly [Field<unknown, unknown>, string]>> = {
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
};

describe('the 26 field types', () => {
  it('exist, each under its name [R809]', () => {
    expect(Object.values(types).map(([{ type }]) => type)).toEqual(Object.keys(types));
    expect(Object.keys(types)).toHaveLength(26);
  });

  it('are required unless the form says otherwise, but for a heading', () => {
    const free = Object.entries(types).filter(([, [field]]) => !field.isRequired);
    expect(free.map(([type]) => type)).toEqual(['title']);
  });

  it.each(Object.entries(types))('say what is missing: %s', (_, [field, sentence]) => {
    expect(fieldMessage(field, { _tag: 'Required' })).toBe(sentence);
  });

  it('say it in the words of a form that has its own', () => {
    const field = textField({ caption, whenEmpty: 'Informe uma mensagem' });
    expect(fieldMessage(field, { _tag: 'Required' })).toBe('Informe uma mensagem');
  });

  it('tell browsers what they may fill in', () => {
    const tokens = Object.entries(types).flatMap(([type, [{ autocomplete }]]) =>
      autocomplete === undefined ? [] : [[type, autocomplete]],
    );
    expect(Object.fromEntries(tokens)).toEqual({
      phone: 'tel-national',
      email: 'email',
      birthdate: 'bday',
      cep: 'postal-code',
    });
    expect(cepField({ caption, autocomplete: 'off' }).autocomplete).toBe('off');
  });
});
