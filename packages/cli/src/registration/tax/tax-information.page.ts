import { TaxInformationWire } from '@aroeira/adapters-http/registration';
import { taxInformationForm } from '@aroeira/domain/registration';
import * as TE from 'fp-ts/TaskEither';
import { formPage } from '../flow/form-page.ts';

/** The three questions that open the PEP and the FATCA page, by the names of A §3. A file has true and false. */
export const taxInformationPage = formPage({
  step: 'taxInformation',
  names: TaxInformationWire.names,
  form: () => TE.right(taxInformationForm),
  saved: ({ record }) => TE.right(record.taxInformation),
  save: ({ app, clientId }, values) => app.registration.clients.saveTaxInformation(clientId, values),
});
