import {
  ageMessage,
  BIRTH_DATE_MISSING,
  objectiveFailureMessage,
  saveGoalsMessage,
  type AgeError,
  type BirthDateMissing,
  type LoadPlanFailure,
  type PlanFailure,
} from '@aroeira/domain/independence';
import { callRefusal, refusalBy, type Refusal } from '../refusal.ts';

type ObjectiveFailure = Parameters<typeof objectiveFailureMessage>[0];

const objectiveRefused = refusalBy(objectiveFailureMessage);

/** The sentence is the page's; code and exit are those of a call that had no answer, or an unreadable one. */
export const objectiveRefusal = (failure: ObjectiveFailure): Refusal => {
  const { why } = failure;
  switch (why._tag) {
    case 'Refused':
      return objectiveRefused(failure);
    case 'NoSession':
      return callRefusal(why);
    case 'Unreachable':
    case 'Unreadable':
      return { ...callRefusal(why), message: objectiveFailureMessage(failure) };
  }
};

export const loadPlanRefusal = (failure: LoadPlanFailure): Refusal =>
  failure._tag === 'ObjectivesNotLoaded' ? objectiveRefusal(failure) : callRefusal(failure);

/** Why a plan was not worked out. The retirement age is to blame for ages out of order (decision Q112). */
export const outlookRefusal = (failure: AgeError | PlanFailure | BirthDateMissing): Refusal => {
  switch (failure._tag) {
    case 'AmountsTooLarge':
      return refusalBy(saveGoalsMessage)(failure);
    case 'BirthDateMissing':
      return refusalBy(() => BIRTH_DATE_MISSING)(failure);
    case 'BelowCurrentAge':
    case 'NotBelowLifeExpectancy':
      return refusalBy(() => ageMessage(failure))({ ...failure, field: 'retirementAge' });
  }
};
