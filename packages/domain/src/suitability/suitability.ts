/** How much risk a client takes, from the least to the most. @see spec A §9 Risk profiles */
export type RiskProfile = 'conservative' | 'moderate' | 'balanced' | 'sophisticated' | 'specialist';

/** The risk profiles in the order of their ids, 1 to 5. @see spec A §9 */
export const RISK_PROFILES: readonly RiskProfile[] = [
  'conservative',
  'moderate',
  'balanced',
  'sophisticated',
  'specialist',
];

/** The risk profile of a category's id, 1 to 5; `undefined` for any other. @see spec A §3 `riskProfileCategory`, A §9 */
export const riskProfileOf = (id: number): RiskProfile | undefined => RISK_PROFILES[id - 1];

/** One question of the questionnaire and what may be answered. @see spec A §3 Suitability */
export interface SuitabilityQuestion {
  readonly id: number;
  readonly title: string;
  /** What is asked. */
  readonly text: string;
  readonly answers: readonly { readonly id: number; readonly text: string }[];
}

/** The questionnaire in force for a client. @see spec A §7 `getClientSuitabilityActive` */
export interface Suitability {
  readonly id: number;
  readonly questions: readonly SuitabilityQuestion[];
}

/** What was answered so far: the id of the answer by the id of the question. @see decision Q136 */
export type SuitabilityAnswers = ReadonlyMap<number, number>;

/** Why a questionnaire cannot be sent, or a page left. @see spec A §5 "every question needs an answer" */
export type SuitabilityError = {
  readonly _tag: 'QuestionsUnanswered';
  /** Counted from 0, in order; never empty. */
  readonly indexes: readonly number[];
};
