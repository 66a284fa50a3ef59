import type { Signatures } from '@aroeira/domain/signature';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { Id } from '../http/values.codec.ts';
import { Unread, field } from '../http/record.codec.ts';
import { SIGNATURE_IMAGE, SignedTermsRead, SignedTermWire, TermsRead } from './signatures.codecs.ts';

/** The first and only signer of a form. @see spec A §7 "PUT /registrationForm/sign/{formId}/{clientId}/1" */
const SIGNER = 1;

/** Where the API has the PDF of a signed term. */
export const signedTermPath = (id: number): string => `documentUploads/download/${id}`;

/** @see spec A §7 Registration, suitability, signature, renewal; decisions 0214, 0215 */
export const makeHttpSignatures = (http: HttpClient): Signatures => ({
  terms: http.get('terms', TermsRead, { acts: false, shows: ['id', 'title'] }),
  accept: ({ formId, termIds }) =>
    http.post('/registrationForm/funds', Unread, {
      acts: true,
      shows: ['fundsId', 'registrationFormId', 'termsId'],
      // A term of the registration belongs to no fund.
      body: { fundsId: [], registrationFormId: formId, termsId: termIds },
    }),
  upload: ({ image, method, signingCity, signedOn }) =>
    http.post('/documentUploads', field('id', Id), {
      acts: true,
      shows: ['docType', 'date', 'method', 'id'],
      body: { docType: SIGNATURE_IMAGE, document: image, local: signingCity, date: signedOn, method },
    }),
  confirm: (imageId) =>
    http.post('/documentUploads/validSignature', Unread, {
      acts: true,
      shows: ['documentId', 'isValidSignature'],
      body: { documentId: imageId, isValidSignature: true },
    }),
  sign: ({ formId, clientId }) =>
    http.put(`/registrationForm/sign/${formId}/${clientId}/${SIGNER}`, Unread, { acts: true }),
  fill: (formId) => http.put(`/registrationForm/fillFormsPDF/${formId}`, Unread, { acts: true }),
  signedTerms: http.get('documentUploads', SignedTermsRead, {
    acts: false,
    shows: ['id', 'docType', 'fundName', 'sha256'],
  }),
  load: (id) => http.file(signedTermPath(id), { acts: false }),
  find: (sha256) =>
    pipe(
      http.get(`documentUploads/verify/${sha256}`, SignedTermWire, {
        acts: false,
        shows: ['id', 'fundName', 'sha256'],
      }),
      TE.orElse((failure) =>
        failure._tag === 'Refused' && failure.status === 404 ? TE.right(undefined) : TE.left(failure),
      ),
    ),
});
