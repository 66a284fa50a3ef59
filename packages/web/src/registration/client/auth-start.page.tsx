import { startForm } from '@aroeira/domain/registration';
import { registrationFieldMessage, stoppedAt } from '@aroeira/domain/registration/messages';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../flow/form.page.tsx';

/** `/registration/form/authStart`: the start of a client who has an account. @see decisions Q021, 0204 */
export const Page = clientPage({
  step: 'authStart',
  title: 'Continue o seu cadastro',
  lead: 'Confira os seus dados. Depois você segue de onde parou.',
  // Without an answer the client goes on all the same.
  load: ({ parts, client }) =>
    pipe(
      parts.editing.due(client.clientId),
      TE.orElseW(() => TE.right(undefined)),
    ),
  notice: stoppedAt,
  form: ({ registration: { record }, ports }) => new FormModel(startForm, ports, { saved: record.contact }),
  // The account is of this person: the server keeps the document and the birth date.
  draw: (form) => (
    <FormFields
      form={form}
      sentenceOf={registrationFieldMessage}
      readOnly={(['document', 'birthDate'] as const).filter((name) => !form.fields[name].isBlank(form.start[name]))}
    />
  ),
  isOnCheckList: false,
  save: ({ parts, client }, { name, email, phone }) =>
    parts.clients.saveContact(client.clientId, { name, email, phone }),
});
