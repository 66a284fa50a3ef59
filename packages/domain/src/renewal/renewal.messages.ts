import { isCallFailure, type CallFailure } from '../kernel/call-failure.ts';
import type { CallToAction } from './call-to-action.rules.ts';
import { callFailureMessage } from '../kernel/call-failure.messages.ts';
import { CHECK_LIST_ITEMS, type CheckList, type CheckListItem } from '../registration/flags/flag.ts';
import { COMPANY_MESSAGE } from '../registration/flags/flags.messages.ts';
import type { SuitabilityFailure } from '../suitability/suitability.errors.ts';
import { suitabilityMessage } from '../suitability/suitability.messages.ts';
import type { RenewalItem, RenewalLine } from './renewal-flow.rules.ts';
import type { RenewalFailure } from './renewal.errors.ts';
import type { RenewalSignature, RenewalStatus } from './renewal.ts';

/** The dashboard's call to action. @see spec A §2 Dashboard */
export const CALL_TO_ACTION_CAPTIONS: Readonly<Record<CallToAction, string>> = {
  'complete-registration': 'Completar cadastro',
  renew: 'Renovação cadastral',
  'talk-to-planner': 'Falar com o Planejador',
  investments: 'Investimentos',
};

/** The lines of the renewal's check list. @see spec A §2 Registration routes */
export const RENEWAL_CAPTIONS: Readonly<Record<RenewalItem, string>> = {
  registrationData: 'Informações cadastrais',
  profile: 'Perfil de investimento',
  signature: 'Assinatura',
};

/** The texts of `/registration/renew`. They are ours (decision Q032). */
export const CHECK_LIST_TEXTS = {
  title: 'Renovação cadastral',
  until: 'Renove até',
  expired: 'Renovação vencida em',
  available: 'Depois dessa data, novos investimentos ficam suspensos até a renovação. Resgates continuam liberados.',
  suspended: 'Novos investimentos ficam suspensos até a renovação. Resgates continuam liberados.',
} as const;

/** What each line says below its caption. The sentences are ours (decision Q032). */
export const RENEWAL_LINE_TEXTS: Readonly<Record<RenewalItem, Readonly<Record<RenewalLine['state'], string>>>> = {
  registrationData: {
    open: 'Confira os dados das próximas páginas e mude o que não vale mais. Documentos e endereço mudam no seu perfil.',
    done: 'Você confirmou os seus dados.',
    waiting: '',
  },
  profile: {
    open: 'Responda de novo ao questionário. O seu perfil pode ter mudado.',
    done: 'Você respondeu ao questionário.',
    waiting: 'Abre quando o passo anterior terminar.',
  },
  signature: {
    open: 'Você assina em outra aba. Depois, volte para esta.',
    done: 'Você assinou a renovação.',
    waiting: 'Abre quando os dois passos anteriores terminarem.',
  },
};

/** The parts of 'Informações cadastrais', in the order of their lines. The captions are ours (decision Q032). */
export const REGISTRATION_PART_CAPTIONS: Readonly<Record<CheckListItem, string>> = {
  documents: 'Documentos',
  investorData: 'Dados do investidor',
  bankAccounts: 'Contas bancárias',
  professional: 'Informações profissionais',
  pep: 'Pessoa politicamente exposta',
  fatca: 'Residência fiscal',
};

/** What a part says about itself. The words are ours (decision Q032). */
export const REGISTRATION_PART_TEXTS = { filled: 'Preenchida', missing: 'Falta preencher' } as const;

/** How many parts are filled in. @see spec A §4 "register is true when" */
export const filledParts = ({ filled }: Pick<CheckList, 'filled'>): string => {
  const count = CHECK_LIST_ITEMS.filter((item) => filled[item]).length;
  return `${count} de ${CHECK_LIST_ITEMS.length} partes preenchidas.`;
};

/** What the button of the open line says. The sentences are ours (decision Q032). */
export const RENEWAL_ACTIONS: Readonly<Record<RenewalItem, string>> = {
  registrationData: 'Confirmar informações',
  profile: 'Responder ao questionário',
  signature: 'Assinar',
};

/** The renewal modal. Its buttons are from decision Q031. The rest is ours (decision Q032). @see spec A §4 Renewal */
export const RENEWAL_MODALS = {
  available: {
    title: 'Renovação cadastral',
    body: 'Está na hora de renovar o seu cadastro. Leva poucos minutos.',
    postpone: 'Agora não',
    start: 'Iniciar!',
  },
  finished: {
    title: 'Renovação cadastral',
    body: 'A renovação do seu cadastro foi concluída.',
    close: 'Fechar',
  },
} as const;

// The specification has no pt-BR words for statuses and states. The following ones are ours (decision Q032).

/** The caption of each status. @see spec A §3 Renew status */
export const RENEWAL_STATUS_CAPTIONS: Readonly<Record<RenewalStatus, string>> = {
  ok: 'Cadastro em dia',
  available: 'Renovação disponível',
  expired: 'Renovação vencida',
};

/** The caption of each state of a check list's line. @see decision Q130 */
export const RENEWAL_LINE_CAPTIONS: Readonly<Record<RenewalLine['state'], string>> = {
  done: 'Concluído',
  open: 'A fazer',
  waiting: 'Aguardando',
};

/** The caption of each signature status. @see spec A §3 Signature status */
export const RENEWAL_SIGNATURE_CAPTIONS: Readonly<Record<RenewalSignature['status'], string>> = {
  none: 'Nenhum documento para assinar',
  pending: 'Assinatura pendente',
  signed: 'Assinado',
};

const RENEWAL_FAILURES: Readonly<Record<Exclude<RenewalFailure, CallFailure>['_tag'], string>> = {
  RenewalNotDue: 'Não há renovação a fazer: o seu cadastro está em dia.',
  RenewalStepOutOfOrder: 'Conclua antes a etapa anterior da renovação.',
  RenewalNotSigned: 'A assinatura da renovação ainda não foi concluída.',
};

const isOfRenewal = (failure: { readonly _tag: string }): failure is { readonly _tag: keyof typeof RENEWAL_FAILURES } =>
  Object.hasOwn(RENEWAL_FAILURES, failure._tag);

/** The sentence when the answers to the questionnaire were not saved. @see spec A §8 Registration and general */
export const saveSuitabilityMessage = (failure: SuitabilityFailure | RenewalFailure): string => {
  if (failure._tag === 'SuitabilityClosed' && failure.isOfPlanner === true) return COMPANY_MESSAGE;
  return isOfRenewal(failure) ? RENEWAL_FAILURES[failure._tag] : suitabilityMessage(failure);
};

/** The sentence of each failure. @see decision 0160 */
export const renewalMessage = (failure: RenewalFailure): string =>
  isCallFailure(failure) ? callFailureMessage(failure, 'production') : RENEWAL_FAILURES[failure._tag];
