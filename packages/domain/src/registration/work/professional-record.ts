import type { Cnpj } from '../../kernel/document.ts';
import type { ProfessionalType } from './professional-type.ts';

/** What is kept of a client's work. @see spec A §3 Professional info */
export interface ProfessionalRecord {
  /** `undefined` when a PEP role stands in for a profession. */
  readonly professionalType: ProfessionalType | undefined;
  readonly careerId: number | undefined;
  readonly company: string | undefined;
  readonly cnpj: Cnpj | undefined;
  /** The PEP role. */
  readonly functionId: number | undefined;
}

/** What the PEP page says of the client's own role. */
type HeldOffice = Pick<ProfessionalRecord, 'company' | 'cnpj' | 'functionId'>;

/** The record of somebody who holds an office: the PEP page's company, CNPJ and role. @see decision Q016 */
export const recordOfOffice = ({ company, cnpj, functionId }: HeldOffice): ProfessionalRecord => ({
  professionalType: undefined,
  careerId: undefined,
  company,
  cnpj,
  functionId,
});
