import { flagsOf } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { callRefusal } from '../../refusal.ts';
import { flagsAnswer } from './flags-answer.ts';

/** `portal flags`: shows the rights of the client, with the reasons. */
export const addFlags: AddCommand = (parent, run) => {
  parent
    .command('flags')
    .description('Show every derived flag of the client with the reason for its value.')
    .addHelpText('after', examples('portal flags', 'portal flags --json'))
    .action(() => run(show));
};

const show = (app: Pick<App, 'flags' | 'memory'>): Task =>
  pipe(
    cleared(app),
    TE.chain((client) => pipe(app.flags.gatherStanding(client), TE.mapLeft(callRefusal))),
    TE.map((standing) => flagsAnswer(flagsOf(standing))),
  );
