import {
  birthdateField,
  captchaField,
  cepField,
  checkgroupField,
  cnpjField,
  cpfCnpjField,
  cpfField,
  dateField,
  daterangeField,
  digitsField,
  emailField,
  hiddenField,
  moneyField,
  newPasswordField,
  optional,
  percentField,
  phoneField,
  radiogroupField,
  select2Field,
  select2MultiField,
  selectAutoCompleteField,
  selectField,
  textareaField,
  textField,
  timeField,
  titleField,
  uploadField,
  type UploadedFile,
} from '@aroeira/domain/kernel';
import * as TE from 'fp-ts/TaskEither';
import { matchingChoices } from '../ui/fields/choices/matching-choices.ts';
import { specimen, type Specimen } from './specimen.ts';

const STATES = [
  { value: 9, label: 'Goiás' },
  { value: 13, label: 'Minas Gerais' },
  { value: 19, label: 'Rio de Janeiro' },
  { value: 25, label: 'São Paulo' },
];

const BANKS = [
  { value: 1, label: 'Banco Aroeira S.A.' },
  { value: 2, label: 'Banco do Cerrado S.A.' },
];

const MARITAL = [
  { value: 'single', label: 'Solteiro(a)' },
  { value: 'married', label: 'Casado(a)' },
] as const;

const YES_NO = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
] as const;

const MAILINGS = [
  { value: 'statement', label: 'Extrato de cotista por e-mail' },
  { value: 'income', label: 'Informe de rendimentos pelos Correios' },
  { value: 'letter', label: 'Carta mensal do gestor' },
] as const;

/** A file that the server has already. */
const PROOF: UploadedFile = {
  name: 'conta-de-luz-outubro-2026.pdf',
  preview: '',
  contentType: 'application/pdf',
  size: 1_468_006,
  remoteUrl: '/files/1',
  isChanged: false,
  isDeleted: false,
};

/** A server that answers at once. */
export const findBank = (text: string) => TE.right(matchingChoices(BANKS, text));

/** A form with a field of each type. */
export const ALL = {
  about: titleField('Sobre você'),
  campaign: hiddenField('convite'),
  name: textField({ caption: 'Nome completo', autocomplete: 'name' }),
  cpf: cpfField({ caption: 'CPF' }),
  cnpj: cnpjField({ caption: 'CNPJ da empresa' }),
  document: cpfCnpjField({ caption: 'CPF ou CNPJ' }),
  birthdate: birthdateField({ caption: 'Data de nascimento' }),
  phone: phoneField({ caption: 'Celular' }),
  email: emailField({ caption: 'E-mail' }),
  marital: radiogroupField({ caption: 'Estado civil', choices: MARITAL }),
  isExposed: selectField({ caption: 'É pessoa politicamente exposta?', choices: YES_NO }),
  cep: cepField({ caption: 'CEP' }),
  number: digitsField({ caption: 'Número' }),
  state: select2Field({ caption: 'Estado', choices: STATES }),
  states: select2MultiField({ caption: 'Estados em que declara renda', choices: STATES }),
  bank: selectAutoCompleteField<number>({ caption: 'Banco' }),
  income: moneyField({ caption: 'Renda mensal' }),
  reserve: optional(moneyField({ caption: 'Reserva, em centavos', isCentsFirst: true })),
  yearlyReturn: percentField({ caption: 'Rentabilidade anual' }),
  share: optional(percentField({ caption: 'Participação', isShare: true })),
  issuedOn: dateField({ caption: 'Data de emissão' }),
  callAt: timeField({ caption: 'Melhor horário' }),
  period: daterangeField({ caption: 'Período do relatório' }),
  mailings: checkgroupField({ caption: 'O que deseja receber?', choices: MAILINGS }),
  proof: uploadField({
    caption: 'Comprovante de residência',
    accepts: 'document',
    hint: 'Conta de consumo, legível e emitida há menos de 90 dias.',
  }),
  message: optional(textareaField({ caption: 'Mensagem', maxLength: 500 })),
  password: newPasswordField({ caption: 'Nova senha' }),
  captcha: captchaField({ caption: 'Verificação' }),
};

/** The field types that a client fills in, in the order of the specification. @see spec A §5 Shared field rules (messages in Portuguese) */
export const SPECIMENS: readonly Specimen[] = [
  specimen(ALL.captcha, {}),
  specimen(ALL.name, { filled: 'Ana Monteiro' }),
  specimen(textareaField({ caption: 'Mensagem', whenEmpty: 'Informe uma mensagem' }), {
    filled: 'Gostaria de rever minha carteira antes do fim do ano.\nPodemos conversar na quinta?',
  }),
  specimen(ALL.password, { filled: 'Senha@123', wrong: 'senha' }),
  specimen(ALL.cpf, { filled: '529.982.247-25', wrong: '529.982.247-26' }),
  specimen(ALL.cnpj, { filled: '12.ABC.345/01DE-35', wrong: '12.ABC.345/01DE-36' }),
  specimen(ALL.document, { filled: '15.067.401/0001-36', wrong: '111.111.111-11' }),
  specimen(ALL.phone, { filled: '(11) 98765-4321', wrong: '(11) 9876-543' }),
  specimen(ALL.email, { filled: 'ana.monteiro@exemplo.com.br', wrong: 'ana.monteiro@' }),
  specimen(ALL.issuedOn, { filled: '20/11/2026', wrong: '31/02/2024' }),
  specimen(ALL.birthdate, { filled: '14/03/1984', wrong: '14/03/2094' }),
  specimen(ALL.period, {
    filled: { from: '01/10/2026', to: '31/10/2026' },
    wrong: { from: '31/10/2026', to: '01/10/2026' },
  }),
  specimen(ALL.callAt, { filled: '14:30', wrong: '24:00' }),
  specimen(ALL.cep, { filled: '04538-132', wrong: '0453-8' }),
  specimen(ALL.number, { filled: '0165' }),
  specimen(ALL.income, { filled: 'R$ 12.500,00', wrong: 'R$ 0,00' }),
  specimen(ALL.yearlyReturn, { filled: '10,75', wrong: '0,00' }),
  specimen(ALL.mailings, { filled: ['statement', 'letter'] }),
  specimen(ALL.marital, { filled: 'married' }),
  specimen(ALL.isExposed, { filled: 'no' }),
  specimen(ALL.state, { filled: 25 }),
  specimen(ALL.states, { filled: [13, 19, 25] }),
  specimen(ALL.bank, { filled: BANKS[1], search: findBank }),
  specimen(ALL.proof, { filled: PROOF }),
];
