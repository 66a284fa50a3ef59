import type { Fields } from '@aroeira/domain/kernel';
import { CpfCnpjInput } from '../fields/cpf-cnpj-input.tsx';
import { PasswordInput } from '../fields/password-input.tsx';

/** The React component of each field type. A field of a type that is not here cannot be put on a screen: see `Drawable`. */
export const FIELD_INPUTS = {
  cpfcnpj: CpfCnpjInput,
  password: PasswordInput,
} as const;

export type DrawableType = keyof typeof FIELD_INPUTS;

/** The names of a form's fields that have a component. */
export type Drawable<F extends Fields> = {
  [K in keyof F & string]: F[K]['type'] extends DrawableType ? K : never;
}[keyof F & string];
