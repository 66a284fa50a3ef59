import { mailingForm, mailingOf, mailingStart } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal } from '../../refusal.ts';
import { formStep } from '../flow/form-step.ts';
import { pageRefusal } from '../flow/page-refusal.ts';

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
      TE.bimap(pageRefusal, () => ({ next: undefined })),
    ),
});
