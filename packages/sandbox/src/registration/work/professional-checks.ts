import type { Static } from '@sinclair/typebox';
import { missing, needless, type FieldFault } from '../../http/field-fault.ts';
import type { ProfessionalRecord } from './professional.schemas.ts';

type Professional = Static<typeof ProfessionalRecord>;
type Part = Exclude<keyof Professional, 'professionalType'>;

interface Parts {
  readonly must: readonly Part[];
  readonly may: readonly Part[];
}

/** What each type must give, and what it may give. The rest must be null. @see spec A §5 Registration; decision 0064 */
const PARTS: Readonly<Record<number, Parts>> = {
  1: { must: ['carrerId', 'company', 'cnpj'], may: [] },
  2: { must: ['carrerId'], may: ['company'] },
  3: { must: ['company', 'cnpj'], may: [] },
};

/** A client who holds a public office has no type. @see decision Q016 */
const OFFICE: Parts = { must: ['functionId'], may: ['company', 'cnpj'] };
const NOTHING: Parts = { must: [], may: [] };

/** Finds what is wrong with a record that fits its schema. */
export const professionalFault = (record: Professional): FieldFault | undefined => {
  const { professionalType: type } = record;
  const { must, may } = type === null ? OFFICE : (PARTS[type] ?? NOTHING);
  for (const part of ['carrerId', 'company', 'cnpj', 'functionId'] as const) {
    if (must.includes(part) && record[part] === null) return missing(part);
    if (!must.includes(part) && !may.includes(part) && record[part] !== null) return needless(part);
  }
  return undefined;
};
