import { isCallFailure, type CallFailure } from '@aroeira/domain/kernel';
import type { RegistrationError } from '@aroeira/domain/registration';
import { accountFailureMessage, registrationMessage } from '@aroeira/domain/registration/messages';

/** Why the accounts were not saved. @see spec B §5 Bank account, §8 Profile */
export const accountRefusal = (failure: CallFailure | RegistrationError): { readonly body: string } => ({
  body: isCallFailure(failure) ? accountFailureMessage(failure) : registrationMessage(failure),
});
