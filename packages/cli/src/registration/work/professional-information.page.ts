import { ProfessionalRecordWire, ProfessionalTypeNumber } from '@aroeira/adapters-http/registration';
import { professionalInformationForm } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { formPage } from '../flow/form-page.ts';

/** The client's work, by the names and numbers of A §3 Professional info. */
export const professionalInformationPage = formPage({
  step: 'professionalInformation',
  names: ProfessionalRecordWire.names,
  words: { professionalType: ProfessionalTypeNumber },
  form: ({ app }) => pipe(app.registration.lists.careers, TE.map(professionalInformationForm)),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.professions.read(clientId),
      TE.map((record) => (record?.professionalType === undefined ? undefined : record)),
    ),
  save: ({ app, clientId }, values) =>
    app.registration.professions.save(clientId, { ...values, functionId: undefined }),
});
