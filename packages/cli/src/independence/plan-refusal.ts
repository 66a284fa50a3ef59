import {
  objectiveFailureMessage,
  outlookMessage,
  saveObjectiveMessage,
  type LoadPlanFailure,
  type OutlookFailure,
  type SaveObjectiveFailure,
} from '@aroeira/domain/independence';
import { callRefusal, refusalBy, type Refusal } from '../refusal.ts';

type ObjectiveFailure = Parameters<typeof objectiveFailureMessage>[0];

const objectiveRefused = refusalBy(objectiveFailureMessage);

/** The sentence of the page. Without a readable answer, code and exit are those of the failed call. */
export const objectiveRefusal = (failure: ObjectiveFailure): Refusal => {
  const { why } = failure;
  switch (why._tag) {
    case 'Refused':
      return objectiveRefused(failure);
    case 'NoSession':
    case 'RefreshFailed':
      return callRefusal(why);
    case 'Unreachable':
    case 'Unreadable':
      return { ...callRefusal(why), message: objectiveFailureMessage(failure) };
  }
};

/** An objective that breaks the plan is refused as goals that break it. */
export const saveObjectiveRefusal = (failure: SaveObjectiveFailure): Refusal =>
  failure._tag === 'NotViable' ? refusalBy(saveObjectiveMessage)(failure) : objectiveRefusal(failure);

export const loadPlanRefusal = (failure: LoadPlanFailure): Refusal =>
  failure._tag === 'ObjectivesNotLoaded' ? objectiveRefusal(failure) : callRefusal(failure);

/** Why goals have no outlook. Ages out of order are an error of the retirement age (decision Q112). */
export const outlookRefusal = (failure: OutlookFailure): Refusal => {
  const refused = refusalBy(outlookMessage)(failure);
  return failure._tag === 'BelowCurrentAge' || failure._tag === 'NotBelowLifeExpectancy'
    ? { ...refused, field: 'retirementAge' }
    : refused;
};
