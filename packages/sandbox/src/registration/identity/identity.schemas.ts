import { Type } from '@sinclair/typebox';
import { Day, orNull } from '../../http/wire.schemas.ts';
import { PersonName, Text, Uf } from '../fields.schemas.ts';
import { Base64 } from './sent-file.ts';

/** The client's identity document. @see spec A §3 Client */
export const IdentityDocument = Type.Object({
  documentType: Type.Union([Type.Literal('RG'), Type.Literal('CNH'), Type.Literal('RNE')]),
  identificationNumber: Text,
  issuingBody: orNull(Type.String({ maxLength: 40 })),
  placeofemission: orNull(Uf),
  expeditiondate: Day,
  validDate: orNull(Day),
  motherName: PersonName,
  fatherName: PersonName,
});

const Picture = Type.Optional(orNull(Base64));

export const Identification = Type.Composite([
  IdentityDocument,
  Type.Object({ documentPhotoFront: Picture, documentPhotoBack: Picture, isPhotoFront: Type.Optional(Type.Boolean()) }),
]);
