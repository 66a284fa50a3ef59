import { formatCep } from '../cep.ts';
import { formatPhone } from '../phone.ts';
import { maskOf } from './mask.ts';

/** `01310-100`. */
export const cepMask = maskOf(formatCep);

/** Shows a country code while the client types it, until the area code begins. */
const COUNTRY_CODE_BEGUN = /^\s*\+5{0,2}$/;

/** `(11) 3333-4444`, `(11) 98765-4321`: no country code, no trunk 0. @see decision Q061 */
export const phoneMask = maskOf((text) => (COUNTRY_CODE_BEGUN.test(text) ? text.trim() : formatPhone(text)));
