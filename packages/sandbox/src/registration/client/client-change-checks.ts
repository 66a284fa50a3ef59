import type { Static } from '@sinclair/typebox';
import type { FieldFault } from '../../http/field-fault.ts';
import { isCpf } from '../cpf.ts';
import type { ClientChanges } from './client-record.schemas.ts';

const MARRIED = 2;

/** Finds what is wrong with changes that fit their schema. @param own the client's own document. @see spec A §5 Registration */
export const changeFault = (changes: Static<typeof ClientChanges>, own: string): FieldFault | undefined => {
  const { maritalStatus, spouseName, spouseCpf, addresses } = changes;
  if (maritalStatus === MARRIED && typeof spouseName !== 'string')
    return { path: '/spouseName', message: 'must be given for a married client' };
  if (maritalStatus === MARRIED && typeof spouseCpf !== 'string')
    return { path: '/spouseCpf', message: 'must be given for a married client' };
  if (typeof spouseCpf === 'string' && !isCpf(spouseCpf)) return { path: '/spouseCpf', message: 'must be a CPF' };
  if (spouseCpf === own) return { path: '/spouseCpf', message: 'must be the CPF of another person' };
  const types = addresses?.map(({ typeAddress }) => typeAddress);
  if (types === undefined) return undefined;
  if (!types.includes(1)) return { path: '/addresses', message: 'must have the residential one' };
  return new Set(types).size < types.length ? { path: '/addresses', message: 'must be one of each type' } : undefined;
};
