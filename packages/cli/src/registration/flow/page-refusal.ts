import { callFailureMessage, isCallFailure, type CallFailure } from '@aroeira/domain/kernel';
import { registrationMessage, type PageFailure, type RegistrationError } from '@aroeira/domain/registration';
import { refusalBy, type Refusal } from '../../refusal.ts';

const failureRefusal = refusalBy((failure: CallFailure | RegistrationError) =>
  isCallFailure(failure) ? callFailureMessage(failure, 'production') : registrationMessage(failure),
);

/** Why a page was not saved, in the sentence of the page. */
export const pageRefusal = (failure: PageFailure<Refusal>): Refusal =>
  failure._tag === 'PageFailed' ? failure.why : failureRefusal(failure);
