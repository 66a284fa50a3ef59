import type { CalendarDay } from '../kernel/days.ts';
import { formatDay } from '../kernel/formats.ts';
import { FIELD_SENTENCES } from '../kernel/fields/index.ts';
import { isCallFailure, type CallFailure } from '../kernel/call-failure.ts';
import type { SuitabilityFailure } from './suitability.errors.ts';
import type { InvestorProfile, Questionnaire, RiskProfile } from './suitability.ts';

/** The names of the risk profiles, for a screen without the server's own name of the category. @see spec A §9; decisions Q032, Q170 */
export const RISK_PROFILE_CAPTIONS: Readonly<Record<RiskProfile, string>> = {
  conservative: 'Conservador',
  moderate: 'Moderado',
  balanced: 'Balanceado',
  sophisticated: 'Arrojado',
  specialist: 'Especialista',
};

/** The texts of the questionnaire's pages. @see spec A §2 Registration routes, A §8 Registration and general */
export const SUITABILITY_TEXTS = {
  processing: 'PERFEITO!',
  next: 'Próximo',
  failed: 'Ocorreu um erro ao processar o perfil.',
  remake: 'Redefinir perfil',
  signAgain: 'Assinar os termos de novo',
} as const;

/** The texts of /profile/suitability. The notice and the titles are ours (decision Q032). @see spec B §2 Profile */
export const INVESTOR_PROFILE = {
  title: 'Perfil de investidor',
  updated: 'O questionário de perfil foi atualizado. Responda de novo para confirmar o seu perfil.',
  unanswered: 'Você ainda não respondeu ao questionário.',
  whatFor: 'As respostas dizem quanto risco combina com você, e as sugestões de investimento partem delas.',
} as const;

type Last = NonNullable<Questionnaire['last']>;

/** From when until when the answers count, or counted. @see decision 0212 */
export const answeredSentence = ({ answeredOn, validUntil }: Last, today: CalendarDay): string => {
  const counts = validUntil < today ? 'valeu até' : 'vale por 24 meses, até';
  return `Você respondeu em ${formatDay(answeredOn)}, e o perfil ${counts} ${formatDay(validUntil)}.`;
};

/** The same, and what the client may do about it. */
export const validitySentence = (last: Last, today: CalendarDay): string =>
  `${answeredSentence(last, today)} ${
    last.validUntil < today
      ? 'Responda de novo ao questionário para continuar investindo.'
      : 'Você pode refazer o questionário quando a sua vida mudar.'
  }`;

/** The risk profile in one line of a list. @see spec B §2 Profile */
export const profileSummary = ({ name }: InvestorProfile, last: Questionnaire['last'], today: CalendarDay): string => {
  if (last === undefined) return name;
  return `${name} · ${last.validUntil < today ? 'valeu' : 'vale'} até ${formatDay(last.validUntil)}`;
};

const FAILURES: Readonly<Record<Exclude<SuitabilityFailure, CallFailure>['_tag'], string>> = {
  // A question is a choice, so it has the sentence of a select.
  QuestionsUnanswered: FIELD_SENTENCES.ChoiceUnknown,
  QuestionnaireChanged: 'O questionário mudou. Responda às perguntas de novo.',
  SuitabilityClosed: 'Você não precisa responder ao questionário agora.',
  SuitabilityTooEarly: 'Conclua antes as informações cadastrais da renovação.',
};

/** Each failure's words. @see spec A §5 Shared field rules, A §8 Registration and general; decisions 0063, 0212 */
export const suitabilityMessage = (failure: SuitabilityFailure): string =>
  isCallFailure(failure) ? SUITABILITY_TEXTS.failed : FAILURES[failure._tag];

/** What a risk profile means for a client, in our words. */
interface Meaning {
  readonly lead: string;
  /** Where most of the money is. */
  readonly base: string;
  /** How much the value moves. */
  readonly swings: string;
  /** How long the money stays. */
  readonly term: string;
}

/** The meaning of each risk profile. The sentences are ours (decision Q032). */
export const RISK_PROFILE_MEANINGS: Readonly<Record<RiskProfile, Meaning>> = {
  conservative: {
    lead: 'Você põe a segurança em primeiro lugar e aceita ganhar menos por isso.',
    base: 'Quase tudo fica em Renda Fixa, com resgate rápido.',
    swings: 'Meses negativos são raros e pequenos.',
    term: 'O dinheiro pode ser usado a qualquer momento.',
  },
  moderate: {
    lead: 'Você aceita alguma oscilação para ganhar um pouco mais, sem abrir mão da segurança da maior parte do que tem.',
    base: 'A maior parte fica em Renda Fixa.',
    swings: 'Meses negativos podem acontecer. Quedas grandes são raras.',
    term: 'Dois anos ou mais, para a parte que oscila se recuperar.',
  },
  balanced: {
    lead: 'Você divide a carteira entre segurança e crescimento.',
    base: 'Renda Fixa e fundos que oscilam têm pesos parecidos.',
    swings: 'Alguns meses negativos por ano fazem parte do caminho.',
    term: 'Três anos ou mais.',
  },
  sophisticated: {
    lead: 'Você busca crescimento e conhece os riscos que corre.',
    base: 'A maior parte fica em multimercados e ações.',
    swings: 'Quedas fortes podem durar meses.',
    term: 'Cinco anos ou mais.',
  },
  specialist: {
    lead: 'Você conhece os mercados e aceita perdas para buscar o maior ganho possível.',
    base: 'Ações, multimercados e outros ativos de risco formam a carteira.',
    swings: 'Quedas grandes podem acontecer, e podem durar anos.',
    term: 'Mais de cinco anos, sem data para usar o dinheiro.',
  },
};
