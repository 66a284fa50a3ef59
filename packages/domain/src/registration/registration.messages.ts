import { fieldMessage, type Field, type FieldError } from '../kernel/fields/index.ts';
import { isRefusedWith, type CallFailure } from '../kernel/call-failure.ts';
import { GENERIC_MESSAGE, SERVER_SENTENCES } from '../kernel/call-failure.messages.ts';
import { formatBrlWhole } from '../kernel/formats.ts';
import { MINIMUM_PATRIMONY } from './work/equity.rules.ts';
import { COMPANY_MESSAGE, flagMessage } from './flags/flags.messages.ts';
import type { RegistrationError, RegistrationFieldError } from './registration.errors.ts';

/** Each error's sentence. The field draws its asterisk. @see spec A §5 Registration; decisions Q059, Q066 */
const FIELD_SENTENCES: Readonly<Record<RegistrationFieldError['_tag'], string>> = {
  CompanyDocument: COMPANY_MESSAGE,
  DocumentTaken: SERVER_SENTENCES.ERR063,
  NotAfterIssue: 'Deve ser maior que a data de emissão',
  NotAfterStart: 'Deve ser maior que de data de início do exercicio',
  // The screen shows '* A soma dos patrimônios deve ser igual ou maior que R$ 5.000'.
  PatrimonyTooLow: `A soma dos patrimônios deve ser igual ou maior que ${formatBrlWhole(MINIMUM_PATRIMONY)}`,
  RepeatedCountry: 'Este país já foi informado',
  CoHolderIsHolder: SERVER_SENTENCES.ERR140,
  CoHolderTwice: 'Informe o CPF de outra pessoa: este já é do primeiro co-titular',
  OwnCpf: 'Informe o CPF da outra pessoa: este é o seu',
};

const isOwn = (error: FieldError | RegistrationFieldError): error is RegistrationFieldError =>
  error._tag in FIELD_SENTENCES;

/** The sentence for an error of a field: the registration's own, or the one of every form. @see spec A §5 */
export const registrationFieldMessage = (
  field: Pick<Field<unknown, unknown>, 'type' | 'caption' | 'whenEmpty'>,
  error: FieldError | RegistrationFieldError,
): string => (isOwn(error) ? FIELD_SENTENCES[error._tag] : fieldMessage(field, error));

/** The sentence for an error of a whole page. @see spec A §5 Registration, A §8; decision 0064 */
export const registrationMessage = (error: RegistrationError): string => {
  switch (error._tag) {
    case 'ProposalNotAccepted':
      return 'Para continuar, é necessário ler e aceitar nossa Proposta de Serviço.';
    case 'NoBankAccount':
      return 'É necessário adicionar pelo menos 1 conta bancária';
    case 'TooManyBankAccounts':
      return 'Não é possível adicionar mais contas bancárias';
    case 'CoHolderIsHolder':
    case 'CoHolderTwice':
      return FIELD_SENTENCES[error._tag];
    case 'NoTaxResidence':
      return 'É necessário adicionar pelo menos 1 residência fiscal';
    case 'RepeatedTaxCountry':
      return FIELD_SENTENCES.RepeatedCountry;
    case 'TaxCountryIsBrazil':
      return 'Informe um país diferente do Brasil';
    case 'TooManyCoHolders':
      return 'Não é possível adicionar mais co-titulares';
    case 'NothingToDeclare':
      return 'Pelas suas respostas anteriores, não há o que declarar nesta página';
    case 'PlannerIsSet':
      return 'O seu Planejador já está definido';
    case 'OfficeIsProfession':
      return 'A sua profissão é o cargo público que você declarou na página Pessoa politicamente exposta';
    case 'NoTaxDeclaration':
      return 'Preencha antes a declaração FATCA/CRS';
    case 'RegistrationClosed':
      return flagMessage(error.reason);
    case 'NoRegistrationFormSet':
      return GENERIC_MESSAGE;
  }
};

/**
 * The sentence for a bank account that was not saved. The one about orders is ours.
 *
 * @see spec A §5 Registration, Bank accounts (ERR140), A §8; decision 0301
 */
export const accountFailureMessage = (failure: CallFailure): string => {
  if (isRefusedWith(failure, 'ERR140')) return FIELD_SENTENCES.CoHolderIsHolder;
  return isRefusedWith(failure, 'account_awaited')
    ? 'A conta removida faz parte de pedidos em andamento. Você pode removê-la depois que eles terminarem.'
    : 'Ocorreu um erro ao salvar a conta bancária. Tente novamente.';
};

/**
 * The question for a client whose planner was not saved.
 *
 * @returns `undefined` for a client who has a planner and reads the sentence of the failed call
 * @see spec A §8 Registration and general, "Planner save failure when the client has no planner"
 */
export const plannerFailureQuestion = ({ hasPlanner }: { readonly hasPlanner: boolean }): string | undefined =>
  hasPlanner ? undefined : 'Você ainda não possui um planejador. Deseja falar com o nosso atendimento pelo WhatsApp?';

/** The questions and failures of a registration's pages. @see spec A §5 Registration, A §8 Registration and general */
export const REGISTRATION_TEXTS = {
  removeAccount: 'Deseja realmente remover esta conta?',
  discardChanges: 'Deseja descartar as alterações?',
  loadFailed: 'Ocorreu um erro ao carregar as informações da ficha',
  signatureAlone: 'Falta só a sua assinatura para enviar o cadastro para análise.',
} as const;
