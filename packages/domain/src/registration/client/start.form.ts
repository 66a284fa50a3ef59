import * as E from 'fp-ts/Either';
import { isRefusedWith, type CallFailure } from '../../kernel/call-failure.ts';
import { bareDocument, parseCpf } from '../../kernel/document.ts';
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
} from '../../kernel/fields/index.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';

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

/** What the server's refusal does to the form: a field, what stands in it from then on, and what is said below it. */
export interface StartRefusal {
  readonly field: 'document';
  readonly typed: '';
  readonly error: RegistrationFieldError;
}

/**
 * A CPF that is registered already is said at its field, which is cleared; the rest of the form stays.
 *
 * @returns `undefined` for any other failure, which is not about a field
 * @see spec A §5 Registration, Start form; decision Q046
 */
export const startRefusal = (failure: CallFailure): StartRefusal | undefined =>
  isRefusedWith(failure, 'ERR063') ? { field: 'document', typed: '', error: { _tag: 'DocumentTaken' } } : undefined;
