import * as E from 'fp-ts/Either';
import { parseCep, type Cep } from '../cep.ts';
import { cepMask } from './cep.mask.ts';
import type { Declaration, Field } from './field.ts';
import { isEmptyMask } from './mask.ts';

/** A postal code. Its value is 8 digits. @see spec A §5 Shared field rules */
export const cepField = (declaration: Declaration): Field<string, Cep, 'cep'> => ({
  type: 'cep',
  isRequired: true,
  empty: '',
  isBlank: isEmptyMask,
  read: (typed) => E.fromNullable({ _tag: 'CepInvalid' } as const)(parseCep(typed)),
  write: cepMask.show,
  mask: cepMask,
  autocomplete: 'postal-code',
  ...declaration,
});
