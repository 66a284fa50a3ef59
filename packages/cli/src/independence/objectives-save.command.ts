import {
  OBJECTIVE_COLORS,
  objectiveFieldMessage,
  objectiveMissingMessage,
  objectiveSavedMessage,
  OBJECTIVES_FULL,
  objectiveWith,
  type LoadPlanFailure,
  type ObjectiveMissing,
  type ObjectivesFull,
  type OpenedObjective,
} from '@aroeira/domain/independence';
import { typedFrom } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ObjectiveValuesWire } from '@aroeira/adapters-http/independence';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { checkInputBy } from '../form-refusal.ts';
import { idFrom } from '../id-argument.ts';
import { refusalBy, usage, type Refusal } from '../refusal.ts';
import { loadPlanRefusal, objectiveRefusal } from './plan-refusal.ts';

/** The options as they were typed. A change keeps what is left out. */
interface Given {
  readonly title?: string;
  readonly value?: string;
  readonly year?: string;
  readonly color?: string;
}

const OPTIONS = {
  title: ['--title <title>', 'at most 25 characters'],
  value: ['--value <reais>', 'whole reais, 300000 or "R$ 300.000"'],
  year: ['--year <year>', 'four digits, after this year and before retirement'],
  color: ['--color <color>', `${OBJECTIVE_COLORS.map(({ label }) => label).join(', ')}, or its value`],
} as const;

/** `portal objectives add`: adds an objective. A client has at most five. */
export const addObjectivesAdd: AddCommand = (parent, run) => {
  parent
    .command('add')
    .description('Add an objective. The colour is the first one when none is given.')
    .option(...OPTIONS.title)
    .option(...OPTIONS.value)
    .option(...OPTIONS.year)
    .option(...OPTIONS.color)
    .addHelpText('after', examples('portal objectives add --title "Casa na praia" --value 300000 --year 2040'))
    .action((given) => run((app) => add(app, given)));
};

/** `portal objectives edit`: changes an objective. */
export const addObjectivesEdit: AddCommand = (parent, run) => {
  parent
    .command('edit')
    .description('Change an objective: what is not given stays.')
    .argument('<id>', 'the id that `portal objectives list` shows')
    .option(...OPTIONS.title)
    .option(...OPTIONS.value)
    .option(...OPTIONS.year)
    .option(...OPTIONS.color)
    .addHelpText('after', examples('portal objectives edit 3 --year 2041'))
    .action((id, given) => run((app) => edit(app, id, given)));
};

const add = (app: App, given: Given): Task =>
  pipe(
    TE.fromEither(readable(given)),
    TE.chain(() => cleared(app)),
    TE.chain(({ clientId }) => pipe(app.independence.openObjective(clientId, 'new'), TE.mapLeft(openingRefusal))),
    TE.chain((opened) => save(app, opened, given)),
  );

const edit = (app: App, given: string, changes: Given): Task =>
  pipe(
    TE.fromEither(idFrom(given, 'id')),
    TE.filterOrElse(
      () => Object.keys(changes).length > 0,
      () => usage('Nothing to change: give --title, --value, --year or --color.'),
    ),
    TE.tap(() => TE.fromEither(readable(changes))),
    TE.bindTo('id'),
    TE.bind('session', () => cleared(app)),
    TE.chain(({ id, session: { clientId } }) =>
      pipe(app.independence.openObjective(clientId, objectiveWith(id)), TE.mapLeft(openingRefusal)),
    ),
    TE.chain((opened) => save(app, opened, changes)),
  );

/** Why the form of an objective does not open. */
const openingRefusal = (failure: LoadPlanFailure | ObjectivesFull | ObjectiveMissing): Refusal => {
  switch (failure._tag) {
    case 'ObjectivesFull':
      return refusalBy(() => OBJECTIVES_FULL)(failure);
    case 'IndexMissing':
    case 'ObjectiveMissing':
      return refusalBy(objectiveMissingMessage)(failure);
    case 'ObjectivesNotLoaded':
    case 'Refused':
    case 'Unreachable':
    case 'Unreadable':
    case 'NoSession':
    case 'RefreshFailed':
      return loadPlanRefusal(failure);
  }
};

const save = (app: App, { form, before }: OpenedObjective, given: Given): Task => {
  const kept = typedFrom(form, before ?? {});
  const { title = kept.title, value = kept.amount, year = kept.year } = given;
  const color = given.color === undefined ? kept.color : colorOf(given.color);
  return pipe(
    TE.fromEither(checkInputBy(objectiveFieldMessage)(app.serverClock, form, { title, amount: value, year, color })),
    TE.chain((objective) =>
      pipe(
        app.independence.saveObjective(objective, before?.id),
        TE.bimap(objectiveRefusal, ({ outcome, id }) => ({
          json: { [outcome]: { id: id ?? null, ...ObjectiveValuesWire.encode(objective) } },
          text: objectiveSavedMessage(outcome),
        })),
      ),
    ),
  );
};

/** Reais as a person or a program writes them, or nothing. The form checks the amount. */
const REAIS = /^$|^(R\$\s?)?-?(\d+([.,]\d{1,2})?|\d{1,3}(\.\d{3})+(,\d{1,2})?)$/;

/** Refuses texts that are not numbers as wrong usage. @see decision 0092 */
const readable = ({ value, year }: Given): E.Either<Refusal, void> => {
  if (value !== undefined && !REAIS.test(value))
    return E.left(usage(`"${value}" is not an amount in reais: write 300000.`, 'value'));
  return year === undefined || /^(-?\d+)?$/.test(year)
    ? E.right(undefined)
    : E.left(usage(`"${year}" is not a year: write 2040.`, 'year'));
};

/** The colour with this name or value. The form refuses any other. */
const colorOf = (given: string): string =>
  OBJECTIVE_COLORS.find(({ label }) => label.toLowerCase() === given.toLowerCase())?.value ?? given;
