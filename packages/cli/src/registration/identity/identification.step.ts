import { identificationForm } from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal } from '../../refusal.ts';
import { formStep } from '../flow/form-step.ts';

/** The identity document, by the names of A §3; its pictures are files of this machine. */
export const identificationStep = formStep({
  step: 'identification',
  names: {
    number: 'identificationNumber',
    // An RNE's own body has the same name in the file: a document has one of the two.
    foreignIssuingBody: 'issuingBody',
    placeOfIssue: 'placeofemission',
    issuedOn: 'expeditiondate',
    validUntil: 'validDate',
    frontPhoto: 'documentPhotoFront',
    backPhoto: 'documentPhotoBack',
  },
  form: () => TE.right(identificationForm),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.record(clientId),
      TE.bimap(callRefusal, ({ identification }) => identification),
    ),
  kept: ({ app, clientId }) =>
    pipe(
      sequenceS(TE.ApplyPar)({
        frontPhoto: app.registration.picture(clientId, 'front'),
        backPhoto: app.registration.picture(clientId, 'back'),
      }),
      TE.mapLeft(callRefusal),
    ),
  save: ({ app, clientId }, values) =>
    pipe(app.registration.saveIdentification(clientId, values), TE.mapLeft(callRefusal)),
});
