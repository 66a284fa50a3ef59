import type { Static } from '@sinclair/typebox';
import { missing, needless, type FieldFault } from '../../http/field-fault.ts';
import type { FatcaRecord } from './fatca.schemas.ts';

type Fatca = Static<typeof FatcaRecord>;

/** Brazil, where every client pays taxes. It is the first of the list of countries. */
const BRAZIL = 1;

/** Finds what is wrong with a record that fits its schema. @see spec A §3 FATCA record; decision Q050 */
export const fatcaFault = ({ requestType, ssn, refuseSsn, answers }: Fatca): FieldFault | undefined => {
  if (requestType === 'fatca' && refuseSsn !== true && ssn === null) return missing('ssn');
  const wrong = answers.findIndex((answer) => !isOneOfThree(answer));
  if (wrong !== -1) return { path: `/answers/${String(wrong)}`, message: 'must have, await or not need a NIF' };
  if (requestType === 'fatca' && answers.length > 0) return needless('answers');
  const brazil = answers.findIndex(({ countryId }) => countryId === BRAZIL);
  if (brazil !== -1) return { path: `/answers/${String(brazil)}/countryId`, message: 'must be another country' };
  const countries = answers.map(({ countryId }) => countryId);
  const repeated = countries.findIndex((country, index) => countries.indexOf(country) < index);
  if (repeated !== -1) return { path: `/answers/${String(repeated)}/countryId`, message: 'must be there once' };
  return undefined;
};

/** Exactly one of the three is true. There is a number only when `hasNif` is true. */
const isOneOfThree = ({ nif, hasNif, isWaitingNif, dontNeedNif }: Fatca['answers'][number]): boolean =>
  [hasNif, isWaitingNif, dontNeedNif].filter(Boolean).length === 1 && hasNif === (nif !== null);

/** A FATCA declaration is always whole. The other kind must name at least one country. @see decision Q050 */
export const isFatcaWhole = ({ requestType, answers }: Fatca): boolean => requestType === 'fatca' || answers.length > 0;
