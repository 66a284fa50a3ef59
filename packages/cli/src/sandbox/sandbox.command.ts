import { examples, type AddCommand } from '../command.ts';
import { addBackoffice } from './backoffice.command.ts';
import { addClock } from './clock.command.ts';
import { addFault } from './fault.command.ts';
import { addLog } from './log.command.ts';
import { addOutbox } from './outbox.command.ts';
import { addPersonas } from './personas.command.ts';
import { addReset } from './reset.command.ts';
import { addStart } from './start.command.ts';

const CONTROLS: readonly AddCommand[] = [
  addStart,
  addPersonas,
  addReset,
  addOutbox,
  addClock,
  addFault,
  addBackoffice,
  addLog,
];

/** `portal sandbox`: the sandbox and its controls, for test environments only. */
export const addSandbox: AddCommand = (parent, run) => {
  const sandbox = parent
    .command('sandbox')
    .description('The sandbox API and its controls; for test environments alone.')
    .addHelpText('after', examples('portal sandbox start', 'portal sandbox personas'));
  for (const add of CONTROLS) add(sandbox, run);
};
