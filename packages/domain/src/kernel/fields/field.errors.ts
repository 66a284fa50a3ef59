import type { DocumentError } from '../document.ts';

/** What can be wrong with a field. `Required` reads differently by field type. @see spec A §5 Shared field rules */
export type FieldError = { readonly _tag: 'Required' } | DocumentError;
