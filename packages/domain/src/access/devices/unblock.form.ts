import {
  birthdateField,
  cepField,
  declareForm,
  emailField,
  lettersField,
  textField,
  type Form,
  type Values,
} from '../../kernel/fields/index.ts';
import type { UnblockQuestion } from './unblock.ts';

/** A street number has letters too: `12 B`. @see spec A §9 "Street number max 40" */
const STREET_NUMBER_LENGTH = 40;

// No autocomplete: the data in a stranger's browser must not answer for the client.
const fields = {
  motherName: lettersField({ caption: 'Primeiro nome da mãe' }),
  cep: cepField({ caption: 'CEP', autocomplete: 'off' }),
  birthDate: birthdateField({ caption: 'Data de nascimento', autocomplete: 'off' }),
  streetNumber: textField({ caption: 'Número do endereço', maxLength: STREET_NUMBER_LENGTH }),
  email: emailField({ caption: 'E-mail', autocomplete: 'off' }),
};

/** The answers to the drawn questions. Other answers are absent. @see spec A §3 Unblock answers */
export type UnblockAnswers = Values<typeof fields, UnblockQuestion>;

/**
 * The form of a blocked device: the fields of the drawn questions and no others.
 *
 * @see spec A §2 Password and device screens, A §5 Access forms; decision Q063
 */
export const unblockForm = (asked: readonly UnblockQuestion[]): Form<typeof fields, UnblockQuestion> =>
  declareForm({
    fields,
    visibleWhen: {
      motherName: () => asked.includes('motherName'),
      cep: () => asked.includes('cep'),
      birthDate: () => asked.includes('birthDate'),
      streetNumber: () => asked.includes('streetNumber'),
      email: () => asked.includes('email'),
    },
  });
