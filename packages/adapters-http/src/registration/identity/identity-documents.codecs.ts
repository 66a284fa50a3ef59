import { FOREIGN_ISSUING_BODIES, ISSUING_BODIES, type IdentityDetails } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Day } from '../../http/day.codec.ts';
import { orNothing } from '../../http/around.codec.ts';
import { recordOnWire } from '../../http/record.codec.ts';
import { StateLetters } from '../address/state.codec.ts';

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
