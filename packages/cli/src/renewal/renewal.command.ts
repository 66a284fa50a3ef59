import { examples, type AddCommand } from '../command.ts';
import { addRenewalStart } from './renewal-start.command.ts';
import { addRenewalStatus } from './renewal-status.command.ts';
import { addRenewalStep } from './renewal-step.command.ts';

/** `portal renewal`: renews a registration. */
export const addRenewal: AddCommand = (parent, run) => {
  const renewal = parent
    .command('renewal')
    .description('Renew the registration, step by step.')
    .addHelpText('after', examples('portal renewal status', 'portal renewal start --yes'));
  for (const add of [addRenewalStatus, addRenewalStart, addRenewalStep]) add(renewal, run);
};
