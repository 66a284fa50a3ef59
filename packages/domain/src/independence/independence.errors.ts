import type { CallFailure } from '../kernel/call-failure.ts';

/** Why a plan could not be worked out. */
export type PlanFailure = { readonly _tag: 'AmountsTooLarge' };

/** What is wrong with the ages of the goals, beside what any field can have. @see spec B §5; decision Q112 */
export type AgeError = { readonly _tag: 'BelowCurrentAge' } | { readonly _tag: 'NotBelowLifeExpectancy' };

/** What is wrong with the year of an objective. @see spec B §5; decision Q111 */
export type YearError =
  | { readonly _tag: 'NotAfterCurrentYear' }
  | { readonly _tag: 'NotBeforeRetirement'; readonly retirementYear: number };

/** Nobody knows how old the client is, so that no year of a plan can be told. @see decision 0143 */
export type BirthDateMissing = { readonly _tag: 'BirthDateMissing' };

/** Why nothing comes of goals. */
export type OutlookFailure = AgeError | BirthDateMissing | PlanFailure;

/** Why goals were not saved: the plan does not hold, or the call failed. @see spec B §4 Financial independence; Q009 */
export type SaveGoalsFailure = BirthDateMissing | PlanFailure | { readonly _tag: 'NotViable' } | CallFailure;

/** The client has as many objectives as they may have. @see spec B §4 Objectives */
export interface ObjectivesFull {
  readonly _tag: 'ObjectivesFull';
}

/** The objectives were not to be had. @see spec B §8 Financial independence */
export type ObjectivesNotLoaded = { readonly _tag: 'ObjectivesNotLoaded'; readonly why: CallFailure };

/** An objective was not saved; after no answer nobody knows. @see spec B §8 Financial independence */
export type ObjectiveNotSaved = { readonly _tag: 'ObjectiveNotSaved'; readonly why: CallFailure };

/** An objective was not removed; after no answer nobody knows. @see spec B §8 Financial independence */
export type ObjectiveNotRemoved = { readonly _tag: 'ObjectiveNotRemoved'; readonly why: CallFailure };

/** Why nothing can be said of a client's plan. */
export type LoadPlanFailure = ObjectivesNotLoaded | CallFailure;

/** Why there is no objective to edit. @see spec B §8 Financial independence; decision Q113 */
export type ObjectiveMissing = { readonly _tag: 'IndexMissing' } | { readonly _tag: 'ObjectiveMissing' };
