import type { CallFailure } from '../kernel/call-failure.ts';

/** Why a plan could not be worked out. */
export type PlanFailure = { readonly _tag: 'AmountsTooLarge' };

/** Why goals were not saved: the plan does not hold, or the call failed. @see spec B §4 Financial independence; Q009 */
export type SaveGoalsFailure = PlanFailure | { readonly _tag: 'NotViable' } | CallFailure;

/** What is wrong with the ages of the goals, beside what any field can have. @see spec B §5; decision Q112 */
export type AgeError = { readonly _tag: 'BelowCurrentAge' } | { readonly _tag: 'NotBelowLifeExpectancy' };

/** What is wrong with the year of an objective. @see spec B §5; decision Q111 */
export type YearError =
  | { readonly _tag: 'NotAfterCurrentYear' }
  | { readonly _tag: 'NotBeforeRetirement'; readonly retirementYear: number };

/** Why there is no objective to edit. @see spec B §8 Financial independence; decision Q113 */
export type ObjectiveMissing = { readonly _tag: 'IndexMissing' } | { readonly _tag: 'ObjectiveMissing' };
