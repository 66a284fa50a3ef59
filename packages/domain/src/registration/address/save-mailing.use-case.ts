import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isRefusedWith, type CallFailure } from '../../kernel/call-failure.ts';
import type { Mailing } from '../client/new-client.ts';
import type { RegistrationRecords } from '../flow/registration-records.ports.ts';
import type { RegistrationError } from '../registration.errors.ts';

/** Saves the mail options of a client, with their registration form. */
type SaveMailing = (clientId: number, mailing: Mailing) => TE.TaskEither<CallFailure | RegistrationError, void>;

/** A client without a registration form has no place to save to. @see spec A §8 Registration and general */
export const makeSaveMailing =
  (registrations: Pick<RegistrationRecords, 'ofClient' | 'saveMailing'>): SaveMailing =>
  (clientId, mailing) =>
    pipe(
      registrations.ofClient(clientId),
      TE.mapLeft((failure) =>
        isRefusedWith(failure, 'ERR118') ? ({ _tag: 'NoRegistrationFormSet' } as const) : failure,
      ),
      TE.chainW(({ formId }) => registrations.saveMailing(formId, mailing)),
    );
