import {
  FOREIGN_ISSUING_BODIES,
  ISSUING_BODIES,
  type IdentityDetails,
  type IdentificationValues,
  type Picture,
} from '@aroeira/domain/registration';
import * as t from 'io-ts';
import type { UploadedFile } from '@aroeira/domain/kernel';
import { Day } from '../../http/parsed.codec.ts';
import { orNothing, recordOnWire, inOurWords } from '../../http/record.codec.ts';
import { StateLetters } from '../address/address.codecs.ts';

/** The identity document of a client. Its pictures are read apart. @see spec A §3 Client, identity document */
export const IdentityDocumentWire = recordOnWire(
  'IdentityDocument',
  {
    documentType: t.keyof({ RG: null, CNH: null, RNE: null }),
    number: t.string,
    issuingBody: orNothing(t.string),
    placeOfIssue: orNothing(StateLetters),
    issuedOn: Day,
    validUntil: orNothing(Day),
    motherName: t.string,
    fatherName: t.string,
  },
  {
    number: 'identificationNumber',
    placeOfIssue: 'placeofemission',
    issuedOn: 'expeditiondate',
    validUntil: 'validDate',
  },
);

/** A document in our words. The client chooses again a body that is on no list. */
export const identificationOf = (wire: t.TypeOf<typeof IdentityDocumentWire>): IdentityDetails => ({
  ...wire,
  issuingBody: ISSUING_BODIES.find(({ value }) => value === wire.issuingBody)?.value,
  foreignIssuingBody: FOREIGN_ISSUING_BODIES.find(({ value }) => value === wire.issuingBody)?.value,
});

/** A document in the words of the wire. Both kinds of issuing body are one field there. */
export const identificationWire = (details: IdentityDetails) =>
  IdentityDocumentWire.encode({ ...details, issuingBody: details.issuingBody ?? details.foreignIssuingBody });

/** A saved picture. @see decision 0152 */
const KeptPictureWire = t.type({ base64String: t.string, contentType: t.string });

const NAMES: Readonly<Record<Picture, string>> = {
  front: 'documento-frente',
  back: 'documento-verso',
  proofOfResidence: 'comprovante-de-residencia',
};

/**
 * The saved picture, as the form starts with it. The client can look at it, and it is not sent again.
 * @see spec A §3 Uploaded file
 */
export const keptPicture = ({ picture, path }: { readonly picture: Picture; readonly path: string }) =>
  inOurWords(
    KeptPictureWire,
    ({ base64String, contentType }): UploadedFile => ({
      name: `${NAMES[picture]}.${contentType.replace(/^.*\//, '')}`,
      preview: `data:${contentType};base64,${base64String}`,
      contentType,
      size: byteLength(base64String),
      remoteUrl: path,
      isChanged: false,
      isDeleted: false,
    }),
  );

/** The number of bytes in a base64 text: three for four letters, without the padding. */
const byteLength = (base64: string): number => (base64.length / 4) * 3 - (/={0,2}$/.exec(base64)?.[0].length ?? 0);

/** The pictures of an identity document on the wire. */
export const PICTURE_NAMES = { frontPhoto: 'documentPhotoFront', backPhoto: 'documentPhotoBack' } as const;

/** The pictures of an identity document. Only new pictures are sent. A CNH shows both sides in one picture. */
export const sentPictures = ({ documentType, frontPhoto, backPhoto }: IdentificationValues) => ({
  [PICTURE_NAMES.frontPhoto]: sent(frontPhoto),
  [PICTURE_NAMES.backPhoto]: sent(backPhoto),
  isPhotoFront: documentType !== 'CNH',
});

const sent = (file: UploadedFile | undefined): string | null => (file?.isChanged ? (file.base64 ?? null) : null);
