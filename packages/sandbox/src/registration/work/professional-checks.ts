import type { Static } from '@sinclair/typebox';
import type { FieldFault } from '../client/create-client-checks.ts';
import type { ProfessionalRecord } from './professional.schemas.ts';

type Professional = Static<typeof ProfessionalRecord>;
type Part = Exclude<keyof Professional, 'professionalType'>;

/** What each type must tell, and what it may; the rest must be null. @see spec A §5 Registration, Equity; decision 0064 */
const PARTS: Readonly<Record<number, { readonly must: readonly Part[]; readonly may: readonly Part[] }>> = {
  1: { must: ['carrerId', 'company', 'cnpj'], may: [] },
  2: { must: ['carrerId'], may: ['company'] },
  3: { must: ['company', 'cnpj'], may: [] },
};

/** Of somebody who holds an office there is no type. @see decision Q016 */
const OFFICE = { must: ['functionId'], may: ['company', 'cnpj'] } as const;
const NOTHING = { must: [], may: [] } as const;

/** What is wrong with a record that fits its schema. */
export const professionalFault = (record: Professional): FieldFault | undefined => {
  const { professionalType: type } = record;
  const { must, may } = type === null ? OFFICE : (PARTS[type] ?? NOTHING);
  for (const part of ['carrerId', 'company', 'cnpj', 'functionId'] as const) {
    if (must.some((each) => each === part) && record[part] === null)
      return { path: `/${part}`, message: 'must be given' };
    if (![...must, ...may].some((each) => each === part) && record[part] !== null)
      return { path: `/${part}`, message: 'must be null here' };
  }
  return undefined;
};
