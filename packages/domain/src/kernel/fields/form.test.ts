import * as E from 'fp-ts/Either';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { parseDocument, type Document } from '../document.ts';
import { cpfCnpjField } from './documents.field.ts';
import { optional } from './field.ts';
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
