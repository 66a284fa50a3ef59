import type { AddCommand } from '../command.ts';
import { addOutbox } from './outbox.command.ts';
import { addPersonas } from './personas.command.ts';
import { addReset } from './reset.command.ts';
import { addStart } from './start.command.ts';

const CONTROLS: readonly AddCommand[] = [addStart, addPersonas, addReset, addOutbox];

/** `portal sandbox`: the sandbox and its controls, for test environments alone. */
export const addSandbox: AddCommand = (parent, run) => {
  const sandbox = parent
    .command('sandbox')
    .description('The sandbox API and its controls; for test environments alone.');
  for (const add of CONTROLS) add(sandbox, run);
};
