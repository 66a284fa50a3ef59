import type { Static } from '@sinclair/typebox';
import { missing, needless, type FieldFault } from '../../http/field-fault.ts';
import { isCpf } from '../cpf.ts';
import type { PepRecord } from './pep.schemas.ts';

type Pep = Static<typeof PepRecord>;

const OFFICE = ['initialDate', 'endDate', 'company', 'cnpj'] as const;
const RELATION = ['nameOfRelation', 'documentRelation', 'relationTypeId', 'parentId', 'relationId'] as const;

/** Finds what is wrong with a record that fits its schema. @param own the client's own document. @see spec A §3 PEP record; spec A §5 Registration */
export const pepFault = (pep: Pep, own: string): FieldFault | undefined => {
  if (pep.functionId === null && pep.functionRelationId === null) return missing('functionId');
  if (pep.documentRelation === own) return { path: '/documentRelation', message: 'must be the CPF of another person' };
  return officeFault(pep) ?? relationFault(pep);
};

const officeFault = (pep: Pep): FieldFault | undefined => {
  const { functionId, initialDate, endDate } = pep;
  if (functionId === null) return firstNeedless(pep, OFFICE);
  if (initialDate === null) return missing('initialDate');
  return endDate !== null && endDate <= initialDate
    ? { path: '/endDate', message: 'must be after the first day' }
    : undefined;
};

const relationFault = (pep: Pep): FieldFault | undefined => {
  if (pep.functionRelationId === null) return firstNeedless(pep, RELATION);
  if (pep.nameOfRelation === null) return missing('nameOfRelation');
  if (pep.documentRelation === null) return missing('documentRelation');
  if (!isCpf(pep.documentRelation)) return { path: '/documentRelation', message: 'must be a CPF' };
  if (pep.relationTypeId === null) return missing('relationTypeId');
  const [asked, other] =
    pep.relationTypeId === 1 ? (['parentId', 'relationId'] as const) : (['relationId', 'parentId'] as const);
  return pep[asked] === null ? missing(asked) : firstNeedless(pep, [other]);
};

const firstNeedless = (pep: Pep, names: readonly (keyof Pep)[]): FieldFault | undefined => {
  const name = names.find((each) => pep[each] !== null);
  return name === undefined ? undefined : needless(name);
};

/** What the client answered on the tax page: 0 or 1, null before the answer. */
export interface PepAnswers {
  readonly have_worked: number | null;
  readonly have_relation: number | null;
}

/** Says whether each half that the tax page opened is there. */
export const isPepWhole = (pep: Pep, { have_worked, have_relation }: PepAnswers): boolean =>
  (have_worked !== 1 || pep.functionId !== null) && (have_relation !== 1 || pep.functionRelationId !== null);
