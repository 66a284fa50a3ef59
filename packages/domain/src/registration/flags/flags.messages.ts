import type { Approval, RenewalVerdict, FlagReason, RegistrationPart } from './flag.ts';
import type { EntryReason } from './permissions.rules.ts';

// The specification has no pt-BR words for the statuses and the reasons. These are ours (decision Q032).

/** The caption of each approval. @see spec A §4 Approval and renewal statuses; decision Q032 */
export const APPROVAL_CAPTIONS: Readonly<Record<Approval, string>> = {
  started: 'Cadastro iniciado',
  analysis: 'Cadastro em análise',
  approved: 'Cadastro aprovado',
  notApproved: 'Cadastro não aprovado',
  pendingAdjustment: 'Cadastro com ajuste pendente',
  sentToBank: 'Cadastro enviado ao banco',
};

/** The caption of each verdict. @see spec A §4 Approval and renewal statuses; decision Q032 */
export const VERDICT_CAPTIONS: Readonly<Record<RenewalVerdict, string>> = {
  ok: 'Renovação em dia',
  rejected: 'Renovação recusada',
  underReview: 'Renovação em análise',
  pending: 'Renovação pendente',
};

/** The caption of each part of the registration, inside a sentence. @see decision Q032 */
export const PART_CAPTIONS: Readonly<Record<RegistrationPart, string>> = {
  professional: 'informações profissionais',
  pep: 'pessoa politicamente exposta',
  fatca: 'residência fiscal',
  investorData: 'dados do investidor',
  documents: 'documentos',
  bankAccounts: 'contas bancárias',
  suitability: 'perfil de investidor',
  signature: 'assinatura',
};

const captionsOf = (parts: readonly RegistrationPart[]): string => parts.map((part) => PART_CAPTIONS[part]).join(', ');

export const ADJUSTMENT_TEXTS = { title: 'Ajuste pendente.', newPictures: 'Envie novas fotos do documento.' } as const;

/** What the staff asked for, and what the client does about it. @see decision 0265 */
export const adjustmentMessage = (parts: readonly RegistrationPart[]): string => {
  if (parts.length === 0) return 'Nossa equipe pediu um ajuste. Confira os seus dados e assine o cadastro de novo.';
  return `Nossa equipe pediu para você rever: ${captionsOf(parts)}.`;
};

/** Whom a company talks to. @see spec A §1, A §5 Registration, Start form */
export const COMPANY_MESSAGE = 'Para cadastro PJ, entre em contato com seu Planejador';

/** The sentence of each reason. @see decision Q032 */
export const flagMessage = (reason: FlagReason | EntryReason): string => {
  switch (reason._tag) {
    case 'ApprovalIs':
      return `${APPROVAL_CAPTIONS[reason.approval]}.`;
    case 'VerdictIs':
      return `${VERDICT_CAPTIONS[reason.verdict]}.`;
    case 'AdjustmentPending':
      return reason.parts.length === 0
        ? 'Há um ajuste pendente no seu cadastro.'
        : `Há um ajuste pendente no seu cadastro: ${captionsOf(reason.parts)}.`;
    case 'PartsMissing':
      return `Falta preencher: ${captionsOf(reason.parts)}.`;
    case 'NothingMissing':
      return 'Não falta nada no seu cadastro.';
    case 'CompanyDocument':
      return COMPANY_MESSAGE;
    case 'SuitabilityCount':
      return reason.count > 0 ? 'Questionário de perfil respondido.' : 'Questionário de perfil não respondido.';
    case 'OverallResultIs':
      return `Resultado geral da ficha: ${reason.overallResult ?? 'não informado'}.`;
    case 'HasPension':
      return 'Você possui previdência.';
    case 'PositionFailed':
      return 'A sua posição não carregou.';
    case 'PositionLoading':
      return 'A sua posição ainda está sendo carregada.';
    case 'NothingInTheWay':
      return 'Nenhum impedimento.';
    case 'PlannerOfPension':
      return 'Seu atendimento é de previdência.';
  }
};

/** What the card says that sends a client to the planner. @see decisions 0265, 0290 */
export const plannerCard = (reason: FlagReason | EntryReason): { readonly title: string; readonly body: string } =>
  reason._tag === 'AdjustmentPending'
    ? { title: 'Ajuste pendente', body: `${flagMessage(reason)} Fale com o seu Planejador.` }
    : { title: 'Cadastro de empresa', body: flagMessage(reason) };
