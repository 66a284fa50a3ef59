import type { LoadPlanFailure, OutlookFailure, SaveObjectiveFailure } from '@aroeira/domain/independence';
import { objectiveFailureMessage, outlookMessage, saveObjectiveMessage } from '@aroeira/domain/independence/messages';
import { callRefusal, refusalBy, refusalOfCallBy, type Refusal } from '../refusal.ts';

export const objectiveRefusal = refusalOfCallBy(objectiveFailureMessage);

/** An objective that breaks the plan is refused as goals that break it, and a sixth one as by its page. */
export const saveObjectiveRefusal = (failure: SaveObjectiveFailure): Refusal =>
  failure._tag === 'ObjectiveNotSaved' ? objectiveRefusal(failure) : refusalBy(saveObjectiveMessage)(failure);

export const loadPlanRefusal = (failure: LoadPlanFailure): Refusal =>
  failure._tag === 'ObjectivesNotLoaded' ? objectiveRefusal(failure) : callRefusal(failure);

/** Why goals have no outlook. Ages out of order are an error of the retirement age (decision Q112). */
export const outlookRefusal = (failure: OutlookFailure): Refusal => {
  const refused = refusalBy(outlookMessage)(failure);
  return failure._tag === 'BelowCurrentAge' || failure._tag === 'NotBelowLifeExpectancy'
    ? { ...refused, field: 'retirementAge' }
    : refused;
};
