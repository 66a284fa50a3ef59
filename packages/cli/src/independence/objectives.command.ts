import { examples, type AddCommand } from '../command.ts';
import { addObjectivesList } from './objectives-list.command.ts';
import { addObjectivesRemove } from './objectives-remove.command.ts';
import { addObjectivesAdd, addObjectivesEdit } from './objectives-save.command.ts';

const COMMANDS: readonly AddCommand[] = [addObjectivesList, addObjectivesAdd, addObjectivesEdit, addObjectivesRemove];

/** `portal objectives`: what the client saves for besides retirement, at most five. */
export const addObjectives: AddCommand = (parent, run) => {
  const objectives = parent
    .command('objectives')
    .description('Objectives of the independence plan, at most five.')
    .addHelpText('after', examples('portal objectives list', 'portal objectives remove 1 --yes'));
  for (const add of COMMANDS) add(objectives, run);
};
