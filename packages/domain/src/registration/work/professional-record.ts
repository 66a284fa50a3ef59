import type { Cnpj } from '../../kernel/document.ts';
import type { ProfessionalType } from './professional-type.ts';

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
