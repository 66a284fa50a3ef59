import type { Document } from '../../kernel/document.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';

/** Whether a CPF is the client's own. */
export const isOwnCpf = (cpf: Document | undefined, own: Document): boolean => cpf === own;

/** Refuses the client's own CPF where a form asks for the one of another person. @see decision 0285 */
export const refusesOwnCpf =
  (own: Document) =>
  (cpf: Document | undefined): RegistrationFieldError | undefined =>
    isOwnCpf(cpf, own) ? { _tag: 'OwnCpf' } : undefined;
