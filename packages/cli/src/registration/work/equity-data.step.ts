import { equityDataForm, equityRecordOf } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal } from '../../refusal.ts';
import { formStep } from '../flow/form-step.ts';

/** What the client earns and owns, by the names of A §3 Financial data; whether an income is needed says their profession. */
export const equityDataStep = formStep({
  step: 'equityData',
  names: {
    income: 'salary',
    realEstate: 'realEstatePatrimony',
    movable: 'movablePatrimony',
    financialInvestments: 'financialInvestmentsPatrimony',
  },
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
