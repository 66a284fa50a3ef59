import { EquityRecordWire } from '@aroeira/adapters-http/registration';
import { equityDataForm, equityRecordOf } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal } from '../../refusal.ts';
import { formStep } from '../flow/form-step.ts';

/** Income and patrimony, by the names of A §3 Financial data. The profession decides whether an income is required. */
export const equityDataStep = formStep({
  step: 'equityData',
  names: EquityRecordWire.names,
  form: ({ app, clientId }) =>
    pipe(
      app.registration.profession(clientId),
      TE.bimap(callRefusal, (record) => equityDataForm(record?.professionalType)),
    ),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.equity(clientId),
      TE.bimap(callRefusal, (record) => (record === undefined ? undefined : { ...record })),
    ),
  save: ({ app, clientId }, values) =>
    pipe(app.registration.saveEquity(clientId, equityRecordOf(values)), TE.mapLeft(callRefusal)),
});
