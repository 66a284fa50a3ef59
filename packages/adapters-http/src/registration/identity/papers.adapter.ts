import type { HearSending } from '@aroeira/domain/kernel';
import type { Papers, Picture } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/record.codec.ts';
import { namedIn, namingFields } from '../../http/wrong-fields.ts';
import {
  IdentityDocumentWire,
  identificationWire,
  keptPicture,
  PICTURE_NAMES,
  sentPictures,
} from './identity-documents.codecs.ts';
import { hearingFiles } from './heard-files.ts';

/** The number of each picture: 1 front, 2 back, 4 proof of residence. @see spec A §7 */
const KINDS: Readonly<Record<Picture, number>> = { front: 1, back: 2, proofOfResidence: 4 };

interface Parts {
  readonly http: HttpClient;
  /** Hears how far each file is. */
  readonly hear?: HearSending;
}

const nobody: HearSending = () => undefined;

/**
 * Papers over the portal API.
 *
 * @see spec A §7 `PUT /clients/update/{id}/ocr`, `PUT /clients/proof-of-residence/{id}`,
 *   `GET /clients/download/base64/files/{clientId}/{kind}`; decision 0152
 */
export const makeHttpPapers = ({ http, hear = nobody }: Parts): Papers => ({
  saveIdentification: (clientId, values) =>
    hearingFiles([values.frontPhoto, values.backPhoto], hear, (told) =>
      pipe(
        http.put(`/clients/update/${clientId}/ocr`, Unread, {
          acts: true,
          shows: ['documentType', 'issuingBody', 'placeofemission', 'expeditiondate', 'validDate', 'isPhotoFront'],
          body: { ...identificationWire(values), ...sentPictures(values) },
          ...told,
        }),
        namingFields(namedIn(IdentityDocumentWire, { names: PICTURE_NAMES })),
      ),
    ),
  saveProofOfResidence: (clientId, proof) =>
    hearingFiles([proof], hear, (told) =>
      pipe(
        http.put(`/clients/proof-of-residence/${clientId}`, Unread, {
          acts: true,
          body: { base64String: proof.base64 ?? '' },
          ...told,
        }),
        namingFields(namedIn({ names: { proofOfResidence: 'base64String' } })),
      ),
    ),
  picture: (clientId, picture) => {
    const path = `/clients/download/base64/files/${clientId}/${KINDS[picture]}`;
    return pipe(
      http.get(path, keptPicture({ picture, path }), { acts: false, shows: ['contentType'] }),
      // The client has sent no picture of that kind.
      TE.orElse((failure) =>
        failure._tag === 'Refused' && failure.status === 404 ? TE.right(undefined) : TE.left(failure),
      ),
    );
  },
});
