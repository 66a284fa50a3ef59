import { Gender, MaritalStatus, PersonalDataWire } from '@aroeira/adapters-http/registration';
import { personalDataForm } from '@aroeira/domain/registration';
import * as TE from 'fp-ts/TaskEither';
import { formPage } from '../flow/form-page.ts';

/** Personal data, by the names and numbers of A §3 Client. */
export const personalDataPage = formPage({
  step: 'personalData',
  names: PersonalDataWire.names,
  words: { gender: Gender, maritalStatus: MaritalStatus },
  form: ({ document }) => TE.right(personalDataForm(document)),
  saved: ({ record }) => TE.right(record.personalData),
  save: ({ app, clientId }, values) => app.registration.clients.savePersonalData(clientId, values),
});
