import { callFailureMessage, type CallFailure } from '@aroeira/domain/kernel';
import { registrationMessage, type PageFailure, type RegistrationError } from '@aroeira/domain/registration';
import { refusalBy, type Refusal } from '../../refusal.ts';

/** Whether a call failed. Otherwise the page has an error of its own. */
export const isCallFailure = (failure: CallFailure | RegistrationError): failure is CallFailure => {
  switch (failure._tag) {
    case 'Refused':
    case 'Unreachable':
    case 'Unreadable':
    case 'NoSession':
    case 'RefreshFailed':
      return true;
    case 'ProposalNotAccepted':
    case 'NoBankAccount':
    case 'TooManyBankAccounts':
    case 'CoHolderIsHolder':
    case 'NoTaxResidence':
    case 'NoTaxDeclaration':
    case 'RegistrationClosed':
    case 'NoRegistrationFormSet':
      return false;
  }
};

const failureRefusal = refusalBy((failure: CallFailure | RegistrationError) =>
  isCallFailure(failure) ? callFailureMessage(failure, 'production') : registrationMessage(failure),
);

/** Why a page was not saved, in the sentence of the page. */
export const pageRefusal = (failure: PageFailure<Refusal>): Refusal =>
  failure._tag === 'PageFailed' ? failure.why : failureRefusal(failure);
