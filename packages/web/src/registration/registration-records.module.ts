import { makeHttpRegistrationRecords } from '@aroeira/adapters-http/registration';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { REGISTRATION } from './registration.tokens.ts';

/** The whole registration form. Few pages need it, so it is no part of what all pages of a session share. */
export const registrationRecordsBindings = bindings((bind) => {
  bind(REGISTRATION.RegistrationRecords, makeHttpRegistrationRecords, SHARED.HttpClient);
});
