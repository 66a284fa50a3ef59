import * as E from 'fp-ts/Either';
import { bareDocument, parseCpf } from '../kernel/document.ts';
import {
  birthdateField,
  cpfCnpjField,
  declareForm,
  emailField,
  phoneField,
  textField,
  type Field,
  type FieldError,
  type Values,
} from '../kernel/fields/index.ts';
import type { RegistrationFieldError } from './registration.errors.ts';

/** A company's document has 14 characters without its mask; a masked CPF has 11 digits. @see decision Q045 */
const COMPANY_LENGTH = 14;

// The field's own check would speak of a wrong CNPJ where the form speaks of companies, so the form reads the document.
const document: Field<string, string> = {
  ...cpfCnpjField({ caption: 'CPF', autocomplete: 'off' }),
  read: (typed) => E.right(bareDocument(typed)),
};

/** Who registers. Only a person can. @see spec A §5 Registration, Start form; decisions Q021, Q045 */
export const startForm = declareForm({
  fields: {
    name: textField({ caption: 'Nome completo', autocomplete: 'name' }),
    email: emailField({ caption: 'E-mail', autocomplete: 'email' }),
    phone: phoneField({ caption: 'Telefone', autocomplete: 'tel-national' }),
    document,
    birthDate: birthdateField({ caption: 'Data de nascimento' }),
  },
  rules: {
    document: ({ values }): FieldError | RegistrationFieldError | undefined => {
      const bare = values.document ?? '';
      if (bare.length === COMPANY_LENGTH) return { _tag: 'CompanyDocument' };
      return E.isLeft(parseCpf(bare)) ? { _tag: 'CpfInvalid' } : undefined;
    },
  },
});

export type StartValues = Values<typeof startForm.fields>;

/** What stands in the form after the server said that the CPF is registered: everything but it. @see spec A §5; decision Q046 */
export const withoutDocument = <T extends { readonly document: string }>(typed: T): T => ({ ...typed, document: '' });
