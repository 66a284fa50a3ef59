import { EquityRecordWire } from '@aroeira/adapters-http/registration';
import { equityDataForm, equityRecordOf } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { formPage } from '../flow/form-page.ts';

/** Income and patrimony, by the names of A §3 Financial data. The profession decides whether an income is required. */
export const equityDataPage = formPage({
  step: 'equityData',
  names: EquityRecordWire.names,
  form: ({ app, clientId }) =>
    pipe(
      app.registration.professions.read(clientId),
      TE.map((record) => equityDataForm(record?.professionalType)),
    ),
  saved: ({ app, clientId }) => app.registration.equity.read(clientId),
  save: ({ app, clientId }, values) => app.registration.equity.save(clientId, equityRecordOf(values)),
});
