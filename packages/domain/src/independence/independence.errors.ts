import type { CallFailure } from '../kernel/call-failure.ts';
import type { Plan } from './plan.ts';

/** Why the calculation of a plan failed. */
export type PlanFailure = { readonly _tag: 'AmountsTooLarge' };

/** The errors of the ages, besides the errors that any field can have. @see spec B §5; decision Q112 */
export type AgeError = { readonly _tag: 'BelowCurrentAge' } | { readonly _tag: 'NotBelowLifeExpectancy' };

/** The client would retire before an objective, or in its year. @see decision 0320 */
export interface NotAfterObjectives {
  readonly _tag: 'NotAfterObjectives';
  /** The year of the last objective. */
  readonly year: number;
  /** The first age at which the client retires after it. */
  readonly leastAge: number;
}

/** The errors of the retirement age where a client chooses it. */
export type RetirementError = AgeError | NotAfterObjectives;

/** The errors of the year of an objective. @see spec B §5; decision Q111 */
export type YearError =
  | { readonly _tag: 'NotAfterCurrentYear' }
  | { readonly _tag: 'NotBeforeRetirement'; readonly retirementYear: number };

/** The birth date of the client is not known, so the years of a plan cannot be calculated. @see decision 0143 */
export type BirthDateMissing = { readonly _tag: 'BirthDateMissing' };

/** Why goals have no outlook. */
export type OutlookFailure = AgeError | BirthDateMissing | PlanFailure;

/** The plan with the change is impossible: nothing was sent. @see spec B §4; decisions Q009, 0210 */
export interface NotViable {
  readonly _tag: 'NotViable';
  readonly plan: Plan;
}

/** Why goals were not saved: the plan is impossible, or the call failed. */
export type SaveGoalsFailure = BirthDateMissing | PlanFailure | NotViable | CallFailure;

/** The client already has the maximum number of objectives. @see spec B §4 Objectives */
export interface ObjectivesFull {
  readonly _tag: 'ObjectivesFull';
}

/** The objectives failed to load. @see spec B §8 Financial independence */
export type ObjectivesNotLoaded = { readonly _tag: 'ObjectivesNotLoaded'; readonly why: CallFailure };

/** Without an answer nobody knows whether the server saved it. @see spec B §8 Financial independence */
export type ObjectiveNotSaved = { readonly _tag: 'ObjectiveNotSaved'; readonly why: CallFailure };

/** Why an objective was not saved: it breaks the plan, another tab added a fifth, or the call failed. */
export type SaveObjectiveFailure = NotViable | ObjectivesFull | ObjectiveNotSaved;

/** Without an answer nobody knows whether the server removed it. @see spec B §8 Financial independence */
export type ObjectiveNotRemoved = { readonly _tag: 'ObjectiveNotRemoved'; readonly why: CallFailure };

/** Why the plan of a client failed to load. */
export type LoadPlanFailure = ObjectivesNotLoaded | CallFailure;

/** Why there is no objective to edit. @see spec B §8 Financial independence; decision Q113 */
export type ObjectiveMissing = { readonly _tag: 'IndexMissing' } | { readonly _tag: 'ObjectiveMissing' };
