import { personalDataForm } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal } from '../../refusal.ts';
import { formStep } from '../flow/form-step.ts';

/** Who the client is, by the names and numbers of A §3 Client. */
export const personalDataStep = formStep({
  step: 'personalData',
  names: { birthplace: 'naturality' },
  words: {
    gender: { MASCULINO: 'male', FEMININO: 'female' },
    maritalStatus: { 1: 'single', 2: 'married', 3: 'widowed', 4: 'divorced', 5: 'separated' },
  },
  form: () => TE.right(personalDataForm),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.record(clientId),
      TE.bimap(callRefusal, ({ personalData }) => personalData),
    ),
  save: ({ app, clientId }, values) =>
    pipe(app.registration.savePersonalData(clientId, values), TE.mapLeft(callRefusal)),
});
