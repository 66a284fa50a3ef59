import { objectiveMissingMessage, objectiveWith, removalQuestion, type Objective } from '@aroeira/domain/independence';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { confirm } from '../confirm.ts';
import { idFrom } from '../id-argument.ts';
import { refusal, refusalBy } from '../refusal.ts';
import { objectiveRefusal } from './plan-refusal.ts';

/** `portal objectives remove`: removes one, after a confirmation. */
export const addObjectivesRemove: AddCommand = (parent, run) => {
  parent
    .command('remove')
    .description('Remove an objective, after a confirmation.')
    .argument('<id>', 'the id that `portal objectives list` shows')
    .addHelpText('after', examples('portal objectives remove 3 --yes'))
    .action((id) => run((app) => remove(app, id)));
};

const remove = (app: App, given: string): Task =>
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

const removeOnYes = (app: App, objective: Objective): Task =>
  pipe(
    app.independence.removeObjective(objective, confirm(app, removalQuestion(objective.title))),
    TE.mapLeft((failure) => ('_tag' in failure ? objectiveRefusal(failure) : failure)),
    TE.filterOrElse(
      (outcome) => outcome === 'removed',
      () => refusal('not_confirmed', 'Nada foi alterado.'),
    ),
    TE.map(() => ({ json: { removed: objective.id }, text: 'Objetivo excluído.' })),
  );
