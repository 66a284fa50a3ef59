import type { CallFailure } from '../kernel/call-failure.ts';

/** A message to the provider was not sent. Without an answer nobody knows. @see spec B §8 Contact and rating */
export type ProviderMessageNotSent = { readonly _tag: 'ProviderMessageNotSent'; readonly why: CallFailure };

/** A message to the planner was not sent. Without an answer nobody knows. @see spec B §8 Contact and rating */
export type PlannerMessageNotSent = { readonly _tag: 'PlannerMessageNotSent'; readonly why: CallFailure };

/** A rating was not sent. */
export type RatingNotSent = { readonly _tag: 'RatingNotSent'; readonly why: CallFailure };

/** The client has no planner to write to. @see spec B §2 Profile; decision Q151 */
export type NoPlanner = { readonly _tag: 'NoPlanner' };

export type NotSent = ProviderMessageNotSent | PlannerMessageNotSent | RatingNotSent;
