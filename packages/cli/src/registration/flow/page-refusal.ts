import { isCallFailure, type CallFailure } from '@aroeira/domain/kernel';
import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import type { NextNotFound, PageFailure, RegistrationError } from '@aroeira/domain/registration';
import { REGISTRATION_TEXTS, registrationMessage } from '@aroeira/domain/registration/messages';
import { refusalBy, type Refusal } from '../../refusal.ts';

const failureRefusal = refusalBy((failure: CallFailure | RegistrationError) =>
  isCallFailure(failure) ? callFailureMessage(failure, 'production') : registrationMessage(failure),
);

/** Why a page was not saved, in the sentence of the page. */
export const pageRefusal = (failure: PageFailure<Refusal>): Refusal =>
  failure._tag === 'PageFailed' ? failure.why : failureRefusal(failure);

/** Why a registration was not loaded. @see spec A §8 Registration and general */
export const loadRefusal: (failure: CallFailure) => Refusal = refusalBy(() => REGISTRATION_TEXTS.loadFailed);

/** Why a page was not saved, or the next one not found. A failed call is here a load before or after the save. */
export const unsavedRefusal = (failure: PageFailure<Refusal> | NextNotFound): Refusal => {
  if (failure._tag === 'NextNotFound') return loadRefusal(failure.why);
  return isCallFailure(failure) ? loadRefusal(failure) : pageRefusal(failure);
};
