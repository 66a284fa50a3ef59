import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand } from './command.ts';
import { bashCompletion } from './completion-bash.ts';
import { fishCompletion } from './completion-fish.ts';
import { placesOf } from './completion-tree.ts';
import { zshCompletion } from './completion-zsh.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

const WRITERS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

/** `portal completion`: what a shell needs to complete commands, options and their choices, written from the program itself. */
export const addCompletion: AddCommand = (parent, run) => {
  parent
    .command('completion')
    .description('Print what completes portal in a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', examples('source <(portal completion bash)', 'portal completion fish | source'))
    .action((shell) => run(() => TE.right(scriptFor(shell, parent))));
};

const scriptFor = (shell: (typeof SHELLS)[number], program: CommandUnknownOpts) => {
  const text = WRITERS[shell](placesOf(program));
  return { json: { shell, script: text }, text };
};
