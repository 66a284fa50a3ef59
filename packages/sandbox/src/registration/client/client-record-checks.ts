import type { Static } from '@sinclair/typebox';
import type { ClientChanges, IdentityDocument } from './client-record.schemas.ts';
import { isCpf, type FieldFault } from './create-client-checks.ts';

const MARRIED = 2;

/** What is wrong with changes that fit their schema. @see spec A §5 Registration, Personal data */
export const changeFault = (changes: Static<typeof ClientChanges>): FieldFault | undefined => {
  const { maritalStatus, spouseName, spouseCpf, addresses } = changes;
  if (maritalStatus === MARRIED && typeof spouseName !== 'string')
    return { path: '/spouseName', message: 'must be given for who is married' };
  if (maritalStatus === MARRIED && typeof spouseCpf !== 'string')
    return { path: '/spouseCpf', message: 'must be given for who is married' };
  if (typeof spouseCpf === 'string' && !isCpf(spouseCpf)) return { path: '/spouseCpf', message: 'must be a CPF' };
  const [first, second] = addresses ?? [];
  if (first !== undefined && first.typeAddress !== 1 && second?.typeAddress !== 1)
    return { path: '/addresses', message: 'must have the residential one' };
  if (first?.typeAddress === second?.typeAddress && second !== undefined)
    return { path: '/addresses', message: 'must be one of each type' };
  return undefined;
};

/** Which papers show what. @see spec A §5 Registration, Identity document */
const SHOWN = {
  RG: { issuingBody: true, placeofemission: true, validDate: false },
  CNH: { issuingBody: false, placeofemission: true, validDate: true },
  RNE: { issuingBody: true, placeofemission: false, validDate: true },
} as const;

/** What is wrong with an identity document that fits its schema. */
export const identityFault = (document: Static<typeof IdentityDocument>): FieldFault | undefined => {
  const shown = SHOWN[document.documentType];
  for (const name of ['issuingBody', 'placeofemission', 'validDate'] as const)
    if (shown[name] && document[name] === null) return { path: `/${name}`, message: 'must be given' };
  if (document.validDate !== null && document.validDate <= document.expeditiondate)
    return { path: '/validDate', message: 'must be after the day of issue' };
  return undefined;
};
