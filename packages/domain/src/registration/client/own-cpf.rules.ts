import type { Document } from '../../kernel/document.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';

/** Refuses the client's own CPF where a form asks for the one of another person. @see decision 0285 */
export const ownCpfError = (cpf: Document | undefined, own: Document): RegistrationFieldError | undefined =>
  cpf === own ? { _tag: 'OwnCpf' } : undefined;
