import type { Document } from '../../kernel/document.ts';
import {
  cpfField,
  declareForm,
  digitsField,
  radiogroupField,
  select2Field,
  personNameField,
  type Choice,
} from '../../kernel/fields/index.ts';
import { coHolderError, isBradesco } from './bank-accounts.rules.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';
import { YES_NO } from '../yes-no.ts';

/** How many digits each part of an account has at most. @see spec A §3 Bank account */
const BRANCH_LENGTH = 10;
const NUMBER_LENGTH = 10;
const CHECK_DIGIT_LENGTH = 1;

/** The facts that the page of one account needs. */
export interface AccountQuestions {
  readonly banks: readonly Choice<number>[];
  /** The client's own document. No co-holder may have it. */
  readonly holder: Document;
}

/**
 * One bank account with up to two co-holders. Only for Bradesco does the form ask for the authorisation to debit.
 *
 * @see spec A §3 Bank account, A §5 Registration, Bank accounts; decision 0064
 */
export const bankAccountForm = ({ banks, holder }: AccountQuestions) =>
  declareForm({
    fields: {
      bankId: select2Field({ caption: 'Banco', choices: banks }),
      branch: digitsField({ caption: 'Agência', maxLength: BRANCH_LENGTH }),
      number: digitsField({
        caption: 'Conta',
        maxLength: NUMBER_LENGTH,
        hint: 'Sem o dígito, que tem um campo próprio.',
      }),
      checkDigit: digitsField({ caption: 'Dígito', maxLength: CHECK_DIGIT_LENGTH }),
      allowsDebit: radiogroupField({ caption: 'Autoriza o débito em conta?', choices: YES_NO }),
      hasCoHolders: radiogroupField({ caption: 'A conta tem co-titulares?', choices: YES_NO }),
      coHolderName: personNameField({ caption: 'Nome do co-titular' }),
      coHolderCpf: cpfField({ caption: 'CPF do co-titular' }),
      hasSecondCoHolder: radiogroupField({ caption: 'Há um segundo co-titular?', choices: YES_NO }),
      secondCoHolderName: personNameField({ caption: 'Nome do segundo co-titular' }),
      secondCoHolderCpf: cpfField({ caption: 'CPF do segundo co-titular' }),
    },
    visibleWhen: {
      allowsDebit: ({ bankId }) => isBradesco({ isBradescoAccount: false, bankId }),
      coHolderName: ({ hasCoHolders }) => hasCoHolders === 'yes',
      coHolderCpf: ({ hasCoHolders }) => hasCoHolders === 'yes',
      hasSecondCoHolder: ({ hasCoHolders }) => hasCoHolders === 'yes',
      secondCoHolderName: ({ hasSecondCoHolder }) => hasSecondCoHolder === 'yes',
      secondCoHolderCpf: ({ hasSecondCoHolder }) => hasSecondCoHolder === 'yes',
    },
    rules: {
      coHolderCpf: ({ values: { coHolderCpf } }): RegistrationFieldError | undefined =>
        coHolderError(coHolderCpf, [], holder),
      secondCoHolderCpf: ({ values: { coHolderCpf, secondCoHolderCpf } }): RegistrationFieldError | undefined =>
        coHolderError(secondCoHolderCpf, [coHolderCpf], holder),
    },
  });
