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

export const objectiveRefusal = refusalBy(objectiveFailureMessage);

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
