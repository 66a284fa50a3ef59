import type { Static } from '@sinclair/typebox';
import type { FieldFault } from '../client/create-client-checks.ts';
import type { FatcaRecord } from './fatca.schemas.ts';

type Fatca = Static<typeof FatcaRecord>;

/** What is wrong with a record that fits its schema. @see spec A §3 FATCA record; decision Q050 */
export const fatcaFault = ({ requestType, ssn, refuseSsn, answers }: Fatca): FieldFault | undefined => {
  if (requestType === 'fatca' && refuseSsn !== true && ssn === null) return { path: '/ssn', message: 'must be given' };
  const wrong = answers.findIndex((answer) => !isOneOfThree(answer));
  if (wrong !== -1) return { path: `/answers/${String(wrong)}`, message: 'must have, await or not need a NIF' };
  const repeated = answers.findIndex(({ countryId }, index) => countriesOf(answers).indexOf(countryId) < index);
  if (repeated !== -1) return { path: `/answers/${String(repeated)}/countryId`, message: 'must be there once' };
  return undefined;
};

const countriesOf = (answers: Fatca['answers']): readonly number[] => answers.map(({ countryId }) => countryId);

/** Exactly one of the three, and a number only with the one that says so. */
const isOneOfThree = ({ nif, hasNif, isWaitingNif, dontNeedNif }: Fatca['answers'][number]): boolean =>
  [hasNif, isWaitingNif, dontNeedNif].filter(Boolean).length === 1 && hasNif === (nif !== null);

/** A FATCA declaration is whole by itself; the other kind names at least one country. @see decision Q050 */
export const isFatcaWhole = ({ requestType, answers }: Fatca): boolean => requestType === 'fatca' || answers.length > 0;
