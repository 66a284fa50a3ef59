import type { Cnpj } from '../../kernel/document.ts';

/** The kind of a client's work. @see spec A §3 Professional info */
export type ProfessionalType = (typeof PROFESSIONAL_TYPES)[number]['value'];

/** The kinds in the order of their codes, 0 to 7. @see spec A §3 Professional info; decision Q044 */
export const PROFESSIONAL_TYPES = [
  { value: 'withoutBond', label: 'Sem vínculo' },
  { value: 'salaried', label: 'Assalariado(a)' },
  { value: 'liberal', label: 'Profissional liberal' },
  { value: 'businessperson', label: 'Empresário(a)' },
  { value: 'retired', label: 'Aposentado(a)' },
  { value: 'capitalist', label: 'Capitalista' },
  { value: 'student', label: 'Estudante' },
  { value: 'housekeeper', label: 'Do lar' },
] as const;

/** The record of a client's work. @see spec A §3 Professional info */
export interface ProfessionalRecord {
  /** `undefined` when the client has a PEP role instead of a profession. */
  readonly professionalType: ProfessionalType | undefined;
  readonly careerId: number | undefined;
  readonly company: string | undefined;
  readonly cnpj: Cnpj | undefined;
  /** The PEP role. */
  readonly functionId: number | undefined;
}

/** The fields of the client's own PEP role. */
type HeldOffice = Pick<ProfessionalRecord, 'company' | 'cnpj' | 'functionId'>;

/** The record of a client in office: company, CNPJ and role of the PEP page. @see decision Q016 */
export const recordOfOffice = ({ company, cnpj, functionId }: HeldOffice): ProfessionalRecord => ({
  professionalType: undefined,
  careerId: undefined,
  company,
  cnpj,
  functionId,
});
