import { OBJECTIVE_COLORS, objectiveWith, type Objective } from '@aroeira/domain/independence';
import { OBJECTIVE_REMOVED, objectiveMissingMessage, removalQuestion } from '@aroeira/domain/independence/messages';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { confirm, unchanged } from '../confirm.ts';
import { idFrom } from '../arguments.ts';
import { refusalBy } from '../refusal.ts';
import { add, edit } from './objective-save.ts';
import { objectivesAnswer } from './objectives-answer.ts';
import { objectiveRefusal } from './plan-refusal.ts';

const OPTIONS = {
  title: ['--title <title>', 'at most 25 characters'],
  value: ['--value <reais>', 'whole reais, 300000 or "R$ 300.000"'],
  year: ['--year <year>', 'four digits, after this year and before retirement'],
  color: ['--color <color>', `${OBJECTIVE_COLORS.map(({ label }) => label).join(', ')}, or its value`],
} as const;

const ID = 'the id that `portal objectives list` shows';

export const addObjectives: AddCommand = (parent, run) => {
  const objectives = parent
    .command('objectives')
    .description('Objectives of the independence plan, at most five.')
    .addHelpText('after', examples('portal objectives list', 'portal objectives remove 1 --yes'));
  objectives
    .command('list')
    .description('List the objectives, oldest first.')
    .addHelpText('after', examples('portal objectives list --json'))
    .action(() => run(list));
  objectives
    .command('add')
    .description('Add an objective. The colour is the first one when none is given.')
    .option(...OPTIONS.title)
    .option(...OPTIONS.value)
    .option(...OPTIONS.year)
    .option(...OPTIONS.color)
    .addHelpText('after', examples('portal objectives add --title "Casa na praia" --value 300000 --year 2040'))
    .action((given) => run((app) => add(app, given)));
  objectives
    .command('edit')
    .description('Change an objective: what is not given stays.')
    .argument('<id>', ID)
    .option(...OPTIONS.title)
    .option(...OPTIONS.value)
    .option(...OPTIONS.year)
    .option(...OPTIONS.color)
    .addHelpText('after', examples('portal objectives edit 3 --year 2041'))
    .action((id, given) => run((app) => edit(app, id, given)));
  objectives
    .command('remove')
    .description('Remove an objective, after a confirmation.')
    .argument('<id>', ID)
    .addHelpText('after', examples('portal objectives remove 3 --yes'))
    .action((id) => run((app) => remove(app, id)));
};

const list = (app: Pick<App, 'independence' | 'memory'>): Task =>
  pipe(
    cleared(app),
    TE.chain(() => pipe(app.independence.loadObjectives, TE.bimap(objectiveRefusal, objectivesAnswer))),
  );

const remove = (app: Pick<App, 'independence' | 'io' | 'memory' | 'settings'>, given: string): Task =>
  pipe(
    TE.fromEither(idFrom(given, 'id')),
    TE.tap(() => cleared(app)),
    TE.chain((id) =>
      pipe(
        app.independence.loadObjectives,
        TE.mapLeft(objectiveRefusal),
        TE.chainEitherK((objectives) => E.mapLeft(refusalBy(objectiveMissingMessage))(objectiveWith(id)(objectives))),
      ),
    ),
    TE.chain((objective) => removeOnYes(app, objective)),
  );

const removeOnYes = (app: Pick<App, 'independence' | 'io' | 'settings'>, objective: Objective): Task =>
  pipe(
    app.independence.removeObjective(objective, confirm(app, removalQuestion(objective.title))),
    TE.mapLeft((failure) => ('_tag' in failure ? objectiveRefusal(failure) : failure)),
    TE.filterOrElse(
      (outcome) => outcome === 'removed',
      () => unchanged,
    ),
    TE.map(() => ({ json: { removed: objective.id }, text: OBJECTIVE_REMOVED })),
  );
