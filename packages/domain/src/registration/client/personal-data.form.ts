import type { Document } from '../../kernel/document.ts';
import {
  choicesOf,
  cpfField,
  declareForm,
  optional,
  personNameField,
  phoneField,
  radiogroupField,
  selectField,
  textField,
  type Values,
} from '../../kernel/fields/index.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';
import { ownCpfError } from './own-cpf.rules.ts';

/** The wire has MASCULINO and FEMININO. @see spec A §3 Client */
const GENDERS = choicesOf({ female: 'Feminino', male: 'Masculino' });

/** The marital statuses in the order of their ids, 1 to 5. @see spec A §3 Client */
export const MARITAL_STATUSES = choicesOf({
  single: 'Solteiro(a)',
  married: 'Casado(a)',
  widowed: 'Viúvo(a)',
  divorced: 'Divorciado(a)',
  separated: 'Separado(a)',
});

/**
 * The personal data. The form asks a married client for the spouse.
 *
 * @param own the client's own document
 * @see spec A §3 Client, A §5 Registration, Personal data; decision 0285
 */
export const personalDataForm = (own: Document) =>
  declareForm({
    fields: {
      socialName: optional(personNameField({ caption: 'Nome social' })),
      gender: radiogroupField({ caption: 'Sexo', choices: GENDERS }),
      birthplace: optional(textField({ caption: 'Naturalidade' })),
      additionalPhone: optional(phoneField({ caption: 'Telefone adicional' })),
      maritalStatus: selectField({ caption: 'Estado civil', choices: MARITAL_STATUSES }),
      spouseName: personNameField({ caption: 'Nome do cônjuge' }),
      spouseCpf: cpfField({
        caption: 'CPF do cônjuge',
        hint: 'Se o cônjuge não tem CPF, fale com o seu Planejador ou com o nosso atendimento.',
      }),
    },
    visibleWhen: {
      spouseName: ({ maritalStatus }) => maritalStatus === 'married',
      spouseCpf: ({ maritalStatus }) => maritalStatus === 'married',
    },
    rules: { spouseCpf: ({ values }): RegistrationFieldError | undefined => ownCpfError(values.spouseCpf, own) },
  });

export type PersonalDataValues = Values<ReturnType<typeof personalDataForm>['fields'], 'spouseName' | 'spouseCpf'>;
