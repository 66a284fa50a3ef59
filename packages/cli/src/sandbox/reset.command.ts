import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand } from '../command.ts';

/** `portal sandbox reset`: puts the data of the sandbox back to the seed. */
export const addReset: AddCommand = (parent, run) => {
  parent
    .command('reset')
    .description('Put the sandbox back to its seed, or one persona alone.')
    .option('--persona <key>', 'only this persona')
    .addHelpText('after', examples('portal sandbox reset', 'portal sandbox reset --persona ana'))
    .action(({ persona }) =>
      run(({ sandbox }) =>
        pipe(
          sandbox.reset(persona),
          TE.map(() => ({ json: { reset: persona ?? 'all' }, text: 'Sandbox restaurado.' })),
        ),
      ),
    );
};
