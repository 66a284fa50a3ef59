import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { objectivesAnswer } from './objectives-answer.ts';
import { objectiveRefusal } from './plan-refusal.ts';

/** `portal objectives list`: what the client saves for besides retirement. */
export const addObjectivesList: AddCommand = (parent, run) => {
  parent
    .command('list')
    .description('List the objectives, oldest first.')
    .addHelpText('after', examples('portal objectives list --json'))
    .action(() => run(list));
};

const list = (app: App): Task =>
  pipe(
    cleared(app),
    TE.chain(() => pipe(app.independence.loadObjectives, TE.bimap(objectiveRefusal, objectivesAnswer))),
  );
