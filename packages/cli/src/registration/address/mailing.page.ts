import { MailingWire, MailType } from '@aroeira/adapters-http/registration';
import { mailingForm, mailingOf, mailingStart } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { formPage } from '../flow/form-page.ts';

/** The mail options, by the names of A §3 Mailing. They have no page, and no page follows them. */
export const mailingPage = formPage({
  step: 'mailing',
  names: MailingWire.names,
  words: { address: MailType },
  form: () => TE.right(mailingForm),
  saved: ({ app, clientId }) => pipe(app.registration.registrations.mailing(clientId), TE.map(mailingStart)),
  save: ({ app, clientId }, values) => app.registration.saveMailing(clientId, mailingOf(values)),
});
