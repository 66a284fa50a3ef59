import type { AddCommand } from '../command.ts';
import { addRegistrationStart } from './registration-start.command.ts';
import { addRegistrationSubmit } from './registration-submit.command.ts';

/** `portal registration`: becoming a client. */
export const addRegistration: AddCommand = (parent, run) => {
  const registration = parent.command('registration').description('Become a client.');
  addRegistrationStart(registration, run);
  addRegistrationSubmit(registration, run);
};
