import { FOREIGN_ISSUING_BODIES, ISSUING_BODIES, type IdentityDetails } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Day } from '../../http/day.codec.ts';
import { StateLetters } from '../address/state.codec.ts';

/** Whether a page shows it depends on the paper; then it is null, missing or empty. */
const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined, t.literal('')]);

/** The identity document of a client; its pictures are asked for apart. @see spec A §3 Client, identity document */
export const IdentityDocumentWire = t.type({
  documentType: t.keyof({ RG: null, CNH: null, RNE: null }),
  identificationNumber: t.string,
  issuingBody: maybe(t.string),
  placeofemission: maybe(StateLetters),
  expeditiondate: Day,
  validDate: maybe(Day),
  motherName: t.string,
  fatherName: t.string,
});

/** A document in our words. A body that no list has is left for the client to choose. */
export const identificationOf = (wire: t.TypeOf<typeof IdentityDocumentWire>): IdentityDetails => ({
  documentType: wire.documentType,
  number: wire.identificationNumber,
  issuingBody: ISSUING_BODIES.find(({ value }) => value === wire.issuingBody)?.value,
  foreignIssuingBody: FOREIGN_ISSUING_BODIES.find(({ value }) => value === wire.issuingBody)?.value,
  placeOfIssue: wire.placeofemission || undefined,
  issuedOn: wire.expeditiondate,
  validUntil: wire.validDate || undefined,
  motherName: wire.motherName,
  fatherName: wire.fatherName,
});

/** A document in the words of the wire, where both kinds of issuing body are one field. */
export const identificationWire = (details: IdentityDetails) => ({
  documentType: details.documentType,
  identificationNumber: details.number,
  issuingBody: details.issuingBody ?? details.foreignIssuingBody ?? null,
  placeofemission: details.placeOfIssue ?? null,
  expeditiondate: details.issuedOn,
  validDate: details.validUntil ?? null,
  motherName: details.motherName,
  fatherName: details.fatherName,
});
