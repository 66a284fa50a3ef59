import { callFailureMessage, type CallFailure } from '@aroeira/domain/kernel';
import {
  mailingForm,
  mailingOf,
  mailingStart,
  registrationMessage,
  type RegistrationError,
} from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal, refusalBy } from '../../refusal.ts';
import { formStep } from '../flow/form-step.ts';

/** What is mailed and where to, by the names of A §3 Mailing. It has no page, so that none follows it. */
export const mailingStep = formStep({
  step: 'mailing',
  names: {
    receivesExtract: 'receiveQuotaholderExtract',
    receivesIncomeReport: 'receiveReportIncome',
    allowsDistributorEmail: 'allowDistributorSendEmail',
    address: 'mailType',
  },
  words: { address: { 1: 'residential', 2: 'mailing' } },
  form: () => TE.right(mailingForm),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.mailing(clientId),
      TE.bimap(callRefusal, (saved) => ({ ...mailingStart(saved) })),
    ),
  save: ({ app, clientId }, values) =>
    pipe(
      app.registration.saveMailing(clientId, mailingOf(values)),
      TE.bimap(mailingRefusal, () => ({ next: undefined })),
    ),
});

const isCall = (failure: CallFailure | RegistrationError): failure is CallFailure =>
  ['Refused', 'Unreachable', 'Unreadable', 'NoSession'].includes(failure._tag);

const mailingRefusal = refusalBy((failure: CallFailure | RegistrationError) =>
  isCall(failure) ? callFailureMessage(failure, 'production') : registrationMessage(failure),
);
