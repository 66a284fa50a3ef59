import { FIELD_SENTENCES } from '../kernel/fields/index.ts';
import type { RiskProfile, SuitabilityError } from './suitability.ts';

/** The names of the risk profiles, for a screen without the server's own name of the category. @see spec A §9; decisions Q032, Q170 */
export const RISK_PROFILE_CAPTIONS: Readonly<Record<RiskProfile, string>> = {
  conservative: 'Conservador',
  moderate: 'Moderado',
  balanced: 'Balanceado',
  sophisticated: 'Arrojado',
  specialist: 'Especialista',
};

/** The sentence of each error. A question is a choice, so it has the sentence of a select. @see spec A §5 Shared field rules; decision 0063 */
export const suitabilityMessage = (error: SuitabilityError): string => {
  switch (error._tag) {
    case 'QuestionsUnanswered':
      return FIELD_SENTENCES.ChoiceUnknown;
  }
};

/** The texts of the questionnaire's pages. @see spec A §2 Registration routes, A §8 Registration and general */
export const SUITABILITY_TEXTS = {
  processing: 'PERFEITO!',
  next: 'Próximo',
  failed: 'Ocorreu um erro ao processar o perfil.',
} as const;
