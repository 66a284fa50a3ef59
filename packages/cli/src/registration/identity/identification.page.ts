import { IdentityDocumentWire, PICTURE_NAMES } from '@aroeira/adapters-http/registration';
import { identificationForm } from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { formPage } from '../flow/form-page.ts';

/** The identity document, by the names of A §3. Its pictures are files of this machine. */
export const identificationPage = formPage({
  step: 'identification',
  names: {
    ...IdentityDocumentWire.names,
    ...PICTURE_NAMES,
    // The issuing body of an RNE has the same name in the file, because a document has only one of the two.
    foreignIssuingBody: IdentityDocumentWire.names.issuingBody,
  },
  form: () => TE.right(identificationForm),
  saved: ({ record }) => TE.right(record.identification),
  // Pictures that the staff refused are not kept: the file must name others.
  kept: ({ app, clientId }) =>
    pipe(
      app.registration.adjusted(clientId),
      TE.chain((adjusted = []) =>
        adjusted.includes('documents')
          ? TE.right({})
          : sequenceS(TE.ApplyPar)({
              frontPhoto: app.registration.papers.picture(clientId, 'front'),
              backPhoto: app.registration.papers.picture(clientId, 'back'),
            }),
      ),
    ),
  save: ({ app, clientId }, values) => app.registration.saveIdentification(clientId, values),
});
