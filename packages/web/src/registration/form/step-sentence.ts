import { isCallFailure, type CallFailure } from '@aroeira/domain/kernel';
import { callFailureMessage, type Environment } from '@aroeira/domain/kernel/messages';
import { registrationMessage } from '@aroeira/domain/registration/messages';
import type { RenewalFailure } from '@aroeira/domain/renewal';
import { renewalMessage } from '@aroeira/domain/renewal/messages';
import type { StepFailure } from './step.ts';

/** The sentence of a failure that a page says nothing of its own about. */
export const stepSentence = (failure: StepFailure, environment: Environment): string => {
  if (isCallFailure(failure)) return callFailureMessage(failure, environment);
  return isOfRenewal(failure) ? renewalMessage(failure) : registrationMessage(failure);
};

const isOfRenewal = (failure: Exclude<StepFailure, CallFailure>): failure is Exclude<RenewalFailure, CallFailure> =>
  failure._tag === 'RenewalNotDue' || failure._tag === 'RenewalStepOutOfOrder' || failure._tag === 'RenewalNotSigned';
