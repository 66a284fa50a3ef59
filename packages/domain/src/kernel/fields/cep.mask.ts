import { formatCep } from '../cep.ts';
import { maskOf } from './mask.ts';

/** `01310-100`. */
export const cepMask = maskOf(formatCep);
