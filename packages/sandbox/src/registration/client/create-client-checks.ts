import type { FieldFault } from '../../http/field-fault.ts';
import { isCpf } from '../cpf.ts';

/** No living client was born before this day. */
const EARLIEST_BIRTH = '1900-01-01';

interface Checked {
  readonly document: string;
  readonly birthDate: string;
}

/** Finds what is wrong with a body that fits its schema. @param today `YYYY-MM-DD` */
export const faultOf = ({ document, birthDate }: Checked, today: string): FieldFault | undefined => {
  if (!isCpf(document)) return { path: '/document', message: 'must be a CPF' };
  if (birthDate >= today || birthDate < EARLIEST_BIRTH)
    return { path: '/birthDate', message: 'must be a day before today' };
  return undefined;
};
