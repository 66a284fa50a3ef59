import type { RawTransaction } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';
import { dayOfSaoPaulo, daysBefore } from '../time/sao-paulo-days.ts';
import { answerId, QUESTIONNAIRE_ID, QUESTIONS } from './questionnaire.ts';

/** The points of the answers that lead to each profile, from the first one to the fifth. A test scores them. */
export const POINTS_OF_PROFILES: readonly (readonly number[])[] = [
  [0, 0, 0, 1, 0, 0, 0, 0, 0],
  [1, 1, 1, 1, 1, 1, 1, 1, 0],
  [2, 2, 2, 2, 1, 2, 1, 1, 1],
  [2, 2, 2, 2, 2, 2, 2, 2, 2],
  [3, 3, 3, 3, 2, 3, 3, 3, 2],
];

const resultsOf = ({ id, riskProfileId, suitabilityDaysAgo }: Persona, today: string) => {
  const points = POINTS_OF_PROFILES[(riskProfileId ?? 0) - 1];
  if (riskProfileId === null || points === undefined) return [];
  return {
    client_id: id,
    questionnaire_id: QUESTIONNAIRE_ID,
    answers: QUESTIONS.map((question, i) => answerId(question.id, points[i] ?? 0)),
    risk_profile_id: riskProfileId,
    purpose: 'new' as const,
    answered_at: new Date(`${daysBefore(today, suitabilityDaysAgo)}T12:00:00-03:00`),
  };
};

/** Seeds the answers of the personas who have a risk profile. */
export const seedSuitability = async (tx: RawTransaction, personas: readonly Persona[], now: Date): Promise<void> => {
  const results = personas.flatMap((persona) => resultsOf(persona, dayOfSaoPaulo(now)));
  if (results.length > 0) await tx.insertInto('suitability_results').values(results).execute();
};
