import { tokens } from '../../composition/token.ts';
import type { FormDesk } from './form-desk.ts';

/** The pages of the registration's form. */
export const FORM = tokens<{ Desk: FormDesk }>('FORM');
