import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { isRefusedWith, type CallFailure } from '../../kernel/call-failure.ts';
import { currentRegistration } from '../flow/current-registration.rules.ts';
import type { Mailing } from '../client/new-client.ts';
import type { RegistrationError } from '../registration.errors.ts';
import type { RegistrationRecords } from '../flow/registration-records.ports.ts';

/** Saves what is mailed to a client, with their registration form. */
export type SaveMailing = (clientId: number, mailing: Mailing) => TE.TaskEither<CallFailure | RegistrationError, void>;

/** A client without a registration has nothing to save it to. @see spec A §8 `no_registration_form_set`, ERR118 */
export const makeSaveMailing =
  (registrations: Pick<RegistrationRecords, 'ofClient' | 'saveMailing'>): SaveMailing =>
  (clientId, mailing) =>
    pipe(
      registrations.ofClient(clientId),
      TE.map(({ formId }) => O.some(formId)),
      TE.orElse((failure) => (isRefusedWith(failure, 'ERR118') ? TE.right(O.none) : TE.left(failure))),
      TE.chainEitherKW((formId) => currentRegistration(O.toUndefined(formId))),
      TE.chainW((formId) => registrations.saveMailing(formId, mailing)),
    );
