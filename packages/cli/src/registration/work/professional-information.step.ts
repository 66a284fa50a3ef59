import { professionalInformationForm } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal } from '../../refusal.ts';
import { formStep } from '../flow/form-step.ts';

/** What the client does for a living, by the names and numbers of A §3 Professional info. */
export const professionalInformationStep = formStep({
  step: 'professionalInformation',
  names: { careerId: 'carrerId' },
  words: {
    professionalType: {
      0: 'withoutBond',
      1: 'salaried',
      2: 'liberal',
      3: 'businessperson',
      4: 'retired',
      5: 'capitalist',
      6: 'student',
      7: 'housekeeper',
    },
  },
  form: ({ app }) => pipe(app.registration.lists.careers, TE.bimap(callRefusal, professionalInformationForm)),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.profession(clientId),
      TE.bimap(callRefusal, (record) => (record?.professionalType === undefined ? undefined : { ...record })),
    ),
  save: ({ app, clientId }, values) =>
    pipe(app.registration.saveProfession(clientId, { ...values, functionId: undefined }), TE.mapLeft(callRefusal)),
});
