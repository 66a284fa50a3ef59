import * as E from 'fp-ts/Either';
import { bareDocument, parseCpf } from '../../kernel/document.ts';
import {
  birthdateField,
  cpfCnpjField,
  declareForm,
  emailField,
  phoneField,
  personNameField,
  type Field,
  type FieldError,
  type Values,
} from '../../kernel/fields/index.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';

/** A company's document has 14 characters without its mask. A CPF has 11. @see decision Q045 */
const COMPANY_LENGTH = 14;

// The field's own check has a sentence about a wrong CNPJ. The form needs its sentence about companies, so it reads the
// document itself.
const document: Field<string, string> = {
  ...cpfCnpjField({ caption: 'CPF', autocomplete: 'off' }),
  read: (typed) => E.right(bareDocument(typed)),
};

/** The start form. Only a person can register. @see spec A §5 Registration, Start form; decisions Q021, Q045 */
export const startForm = declareForm({
  fields: {
    name: personNameField({ caption: 'Nome completo', autocomplete: 'name' }),
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
