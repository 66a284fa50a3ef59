import { callFailureMessage, isCallFailure, type CallFailure, type Environment } from '@aroeira/domain/kernel';
import { registrationMessage } from '@aroeira/domain/registration';
import { renewalMessage, type RenewalFailure } from '@aroeira/domain/renewal';
import type { StepFailure } from './step.ts';

/** The sentence of a failure that a page says nothing of its own about. */
export const stepSentence = (failure: StepFailure, environment: Environment): string => {
  if (isCallFailure(failure)) return callFailureMessage(failure, environment);
  return isOfRenewal(failure) ? renewalMessage(failure) : registrationMessage(failure);
};

const isOfRenewal = (failure: Exclude<StepFailure, CallFailure>): failure is Exclude<RenewalFailure, CallFailure> =>
  failure._tag === 'RenewalNotDue' || failure._tag === 'RenewalStepOutOfOrder' || failure._tag === 'RenewalNotSigned';
