import type { CallFailure } from '../kernel/call-failure.ts';

/** Why a plan could not be calculated. */
export type PlanFailure = { readonly _tag: 'AmountsTooLarge' };

/** The errors of the ages, besides the errors that any field can have. @see spec B §5; decision Q112 */
export type AgeError = { readonly _tag: 'BelowCurrentAge' } | { readonly _tag: 'NotBelowLifeExpectancy' };

/** The errors of the year of an objective. @see spec B §5; decision Q111 */
export type YearError =
  | { readonly _tag: 'NotAfterCurrentYear' }
  | { readonly _tag: 'NotBeforeRetirement'; readonly retirementYear: number };

/** The birth date of the client is not known, so the years of a plan cannot be calculated. @see decision 0143 */
export type BirthDateMissing = { readonly _tag: 'BirthDateMissing' };

/** Why goals have no outlook. */
export type OutlookFailure = AgeError | BirthDateMissing | PlanFailure;

/** Why goals were not saved: the plan does not hold, or the call failed. @see spec B §4 Financial independence calculation; decision Q009 */
export type SaveGoalsFailure = BirthDateMissing | PlanFailure | { readonly _tag: 'NotViable' } | CallFailure;

/** The client has as many objectives as they may have. @see spec B §4 Objectives */
export interface ObjectivesFull {
  readonly _tag: 'ObjectivesFull';
}

/** The objectives could not be loaded. @see spec B §8 Financial independence */
export type ObjectivesNotLoaded = { readonly _tag: 'ObjectivesNotLoaded'; readonly why: CallFailure };

/**
 * Saving an objective failed. Without an answer it is not known whether the server saved it.
 *
 * @see spec B §8 Financial independence
 */
export type ObjectiveNotSaved = { readonly _tag: 'ObjectiveNotSaved'; readonly why: CallFailure };

/**
 * Removing an objective failed. Without an answer it is not known whether the server removed it.
 *
 * @see spec B §8 Financial independence
 */
export type ObjectiveNotRemoved = { readonly _tag: 'ObjectiveNotRemoved'; readonly why: CallFailure };

/** Why the plan of a client could not be loaded. */
export type LoadPlanFailure = ObjectivesNotLoaded | CallFailure;

/** Why there is no objective to edit. @see spec B §8 Financial independence; decision Q113 */
export type ObjectiveMissing = { readonly _tag: 'IndexMissing' } | { readonly _tag: 'ObjectiveMissing' };
