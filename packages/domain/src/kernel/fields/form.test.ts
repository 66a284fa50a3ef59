import * as E from 'fp-ts/Either';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { parseDocument, type Document } from '../document.ts';
import { cpfCnpjField } from './documents.field.ts';
import { optional } from './field.ts';
import { fieldMessage } from './field.messages.ts';
import { checkForm, emptyForm } from './check-form.ts';
import type { Values } from './form.ts';
import { passwordField } from './password.field.ts';

const context = { today: calendarDay('2026-11-20') };
const fields = {
  document: cpfCnpjField({ caption: 'CPF/CNPJ' }),
  password: passwordField({ caption: 'Senha' }),
  note: optional(passwordField({ caption: 'Nota' })),
};

describe('a form declared as data', () => {
  it('has the types of its typed texts and of its values', () => {
    expectTypeOf<Values<typeof fields>>().toEqualTypeOf<{
      readonly document: Document;
      readonly password: string;
      readonly note: string | undefined;
    }>();
    expect(emptyForm(fields)).toEqual({ document: '', password: '', note: '' });
  });

  it('checks every field at once [R797]', () => {
    expect(checkForm(fields, emptyForm(fields), context)).toEqual(
      E.left({ document: { _tag: 'Required' }, password: { _tag: 'Required' } }),
    );
  });

  it('counts a mask without digits as empty [R808]', () => {
    const typed = { document: '   .   .   -  ', password: 'x', note: '' };
    expect(checkForm(fields, typed, context)).toEqual(E.left({ document: { _tag: 'Required' } }));
  });

  it('gives values without punctuation, and nothing for an empty optional field', () => {
    const typed = { document: '529.982.247-25', password: ' x ', note: '' };
    expect(checkForm(fields, typed, context)).toEqual(
      E.right({ document: E.getOrElseW(() => '')(parseDocument('52998224725')), password: ' x ', note: undefined }),
    );
  });
});

describe('the sentences', () => {
  it('name the empty field [R802]', () => {
    expect(fieldMessage(fields.document, { _tag: 'Required' })).toBe('CPF/CNPJ é obrigatório');
  });

  it('are the general sentence for the types that have it [R803]', () => {
    expect(fieldMessage({ type: 'radiogroup', caption: 'x' }, { _tag: 'Required' })).toBe('Campo obrigatório');
  });

  it('ask for a choice or a file [R804] [R806]', () => {
    expect(fieldMessage({ type: 'select', caption: 'x' }, { _tag: 'Required' })).toBe('Escolha uma opção');
    expect(fieldMessage({ type: 'upload', caption: 'x' }, { _tag: 'Required' })).toBe('Escolha um arquivo');
  });

  it('say which document is wrong', () => {
    expect(fieldMessage(fields.document, { _tag: 'CpfInvalid' })).toBe('Informe um CPF válido');
    expect(fieldMessage(fields.document, { _tag: 'CnpjInvalid' })).toBe('Informe um CNPJ válido');
  });
});
