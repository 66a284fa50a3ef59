import type { CalendarDay } from '../kernel/days.ts';

/** The risk profiles in the order of their ids, 1 to 5. @see spec A §9 */
export const RISK_PROFILES = ['conservative', 'moderate', 'balanced', 'sophisticated', 'specialist'] as const;

/** The risk that a client takes, from the least to the most. @see spec A §9 Risk profiles */
export type RiskProfile = (typeof RISK_PROFILES)[number];

/** The risk profile of a category's id, 1 to 5, or `undefined`. @see spec A §3 `riskProfileCategory`, A §9 */
export const riskProfileOf = (id: number): RiskProfile | undefined => RISK_PROFILES[id - 1];

/** One question of the questionnaire with its answers. @see spec A §3 Suitability */
export interface SuitabilityQuestion {
  readonly id: number;
  readonly title: string;
  /** The question itself. */
  readonly text: string;
  readonly answers: readonly { readonly id: number; readonly text: string }[];
}

/** The given answers: the id of the answer by the id of the question. @see decision Q136 */
export type SuitabilityAnswers = ReadonlyMap<number, number>;

/** The active questionnaire of the server, and the last answers of the client. @see decision 0212 */
export interface Questionnaire {
  readonly id: number;
  readonly questions: readonly SuitabilityQuestion[];
  /** `undefined` before the first answers. */
  readonly last:
    | {
        /** The ids of the answers in the order of the questions. */
        readonly answers: readonly number[];
        readonly answeredOn: CalendarDay;
        /** The last day on which the answers count. */
        readonly validUntil: CalendarDay;
      }
    | undefined;
}

/** The risk profile of a client, with the server's own words for it. @see spec A §3 `riskProfileCategory` */
export interface InvestorProfile {
  readonly riskProfile: RiskProfile;
  readonly name: string;
  readonly description: string;
}

/** Why a client cannot send a questionnaire, or leave a question. @see spec A §5 "every question needs an answer" */
export type SuitabilityError = {
  readonly _tag: 'QuestionsUnanswered';
  /** The questions counted from 0, in their order. Never empty. */
  readonly indexes: readonly number[];
};
