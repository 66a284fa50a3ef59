import * as E from 'fp-ts/Either';
import type { RegistrationError } from '../registration.errors.ts';

/**
 * The registration that a page works on. Nothing is sent without one: it would be saved to nobody.
 *
 * @param id of the registration that was loaded or made last; `undefined` for none
 * @see spec A §8 Registration and general, `no_registration_form_set`
 */
export const currentRegistration = (id: number | undefined): E.Either<RegistrationError, number> =>
  E.fromNullable<RegistrationError>({ _tag: 'NoRegistrationFormSet' })(id);
