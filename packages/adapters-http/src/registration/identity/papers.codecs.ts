import type { UploadedFile } from '@aroeira/domain/kernel';
import type { IdentificationValues, Picture } from '@aroeira/domain/registration';
import * as t from 'io-ts';

/** @see decision 0152 */
export const KeptPictureWire = t.type({ base64String: t.string, contentType: t.string });

const NAMES: Readonly<Record<Picture, string>> = {
  front: 'documento-frente',
  back: 'documento-verso',
  proofOfResidence: 'comprovante-de-residencia',
};

/** What the server has, as a form starts from it: to be looked at, and not to be sent again. @see spec A §3 Uploaded file */
export const keptPicture = (
  { base64String, contentType }: t.TypeOf<typeof KeptPictureWire>,
  { picture, path }: { readonly picture: Picture; readonly path: string },
): UploadedFile => ({
  name: `${NAMES[picture]}.${contentType.replace(/^.*\//, '')}`,
  preview: `data:${contentType};base64,${base64String}`,
  contentType,
  size: byteLength(base64String),
  remoteUrl: path,
  isChanged: false,
  isDeleted: false,
});

/** How many bytes base64 holds: three for four letters, less its padding. */
const byteLength = (base64: string): number => (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0);

/** The pictures of an identity document on the wire. */
export const PICTURE_NAMES = { frontPhoto: 'documentPhotoFront', backPhoto: 'documentPhotoBack' } as const;

/** The pictures of an identity document. Only new pictures are sent. A CNH shows both sides in one picture. */
export const sentPictures = ({ documentType, frontPhoto, backPhoto }: IdentificationValues) => ({
  [PICTURE_NAMES.frontPhoto]: sent(frontPhoto),
  [PICTURE_NAMES.backPhoto]: sent(backPhoto),
  isPhotoFront: documentType !== 'CNH',
});

const sent = (file: UploadedFile | undefined): string | null => (file?.isChanged ? (file.base64 ?? null) : null);
