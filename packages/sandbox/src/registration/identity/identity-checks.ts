import type { Static } from '@sinclair/typebox';
import { missing, type FieldFault } from '../../http/field-fault.ts';
import type { IdentityDocument } from './identity.schemas.ts';

/** The fields that each type of document must have. @see spec A §5 Registration */
const REQUIRED = {
  RG: ['issuingBody', 'placeofemission'],
  CNH: ['placeofemission', 'validDate'],
  RNE: ['issuingBody', 'validDate'],
} as const;

/** Finds what is wrong with an identity document that fits its schema. */
export const identityFault = (document: Static<typeof IdentityDocument>): FieldFault | undefined => {
  const absent = REQUIRED[document.documentType].find((name) => document[name] === null);
  if (absent !== undefined) return missing(absent);
  return document.validDate !== null && document.validDate <= document.expeditiondate
    ? { path: '/validDate', message: 'must be after the day of issue' }
    : undefined;
};
