import {
  cpfField,
  declareForm,
  optional,
  phoneField,
  radiogroupField,
  selectField,
  personNameField,
  textField,
  type Values,
} from '../../kernel/fields/index.ts';

/** The wire has MASCULINO and FEMININO. @see spec A §3 Client */
const GENDERS = [
  { value: 'female', label: 'Feminino' },
  { value: 'male', label: 'Masculino' },
] as const;

/** The marital statuses in the order of their ids, 1 to 5. @see spec A §3 Client */
const MARITAL_STATUSES = [
  { value: 'single', label: 'Solteiro(a)' },
  { value: 'married', label: 'Casado(a)' },
  { value: 'widowed', label: 'Viúvo(a)' },
  { value: 'divorced', label: 'Divorciado(a)' },
  { value: 'separated', label: 'Separado(a)' },
] as const;

/** The personal data. The form asks a married client for the spouse. @see spec A §3 Client, A §5 Registration, Personal data */
export const personalDataForm = declareForm({
  fields: {
    socialName: optional(personNameField({ caption: 'Nome social' })),
    gender: radiogroupField({ caption: 'Sexo', choices: GENDERS }),
    birthplace: optional(textField({ caption: 'Naturalidade' })),
    additionalPhone: optional(phoneField({ caption: 'Telefone adicional' })),
    maritalStatus: selectField({ caption: 'Estado civil', choices: MARITAL_STATUSES }),
    spouseName: personNameField({ caption: 'Nome do cônjuge' }),
    spouseCpf: cpfField({ caption: 'CPF do cônjuge' }),
  },
  visibleWhen: {
    spouseName: ({ maritalStatus }) => maritalStatus === 'married',
    spouseCpf: ({ maritalStatus }) => maritalStatus === 'married',
  },
});

export type PersonalDataValues = Values<typeof personalDataForm.fields, 'spouseName' | 'spouseCpf'>;
