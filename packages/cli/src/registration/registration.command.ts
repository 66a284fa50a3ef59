import { examples, type AddCommand } from '../command.ts';
import { addRegistrationFill } from './flow/registration-fill.command.ts';
import { addRegistrationNext } from './flow/registration-next.command.ts';
import { addRegistrationShow } from './flow/registration-show.command.ts';
import { addRegistrationStart } from './client/registration-start.command.ts';
import { addRegistrationStatus } from './flow/registration-status.command.ts';
import { addRegistrationSubmit } from './flow/registration-submit.command.ts';

/** `portal registration`: registers a client. */
export const addRegistration: AddCommand = (parent, run) => {
  const registration = parent
    .command('registration')
    .description('Become a client.')
    .addHelpText('after', examples('portal registration status', 'portal registration fill --from joana.json'));
  addRegistrationStart(registration, run);
  addRegistrationShow(registration, run);
  addRegistrationSubmit(registration, run);
  addRegistrationFill(registration, run);
  addRegistrationNext(registration, run);
  addRegistrationStatus(registration, run);
};
