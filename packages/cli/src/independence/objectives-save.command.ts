import {
  canAddObjective,
  OBJECTIVE_COLORS,
  objectiveFieldMessage,
  objectiveForm,
  OBJECTIVES_FULL,
  objectiveSavedMessage,
  retirementYearOf,
  type Objective,
  type SavedPlan,
} from '@aroeira/domain/independence';
import { typedFrom } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { checkInputBy } from '../form-refusal.ts';
import { refusal, usage, type Refusal } from '../refusal.ts';
import { objectiveId, objectiveWith } from './objective-by-id.ts';
import { objectiveValuesJson } from './objectives-answer.ts';
import { objectiveRefusal } from './plan-refusal.ts';
import { savedPlan } from './saved-plan.ts';

/** As typed: what is left out of a change stays as it is. */
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

/** `portal objectives add`: a new one, of at most five. */
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

/** `portal objectives edit`: changes what is given of one. */
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
    TE.chain(() => savedPlan(app)),
    TE.filterOrElse(
      ({ objectives }) => canAddObjective(objectives),
      () => refusal('objectives_full', OBJECTIVES_FULL),
    ),
    TE.chain((plan) => save(app, plan, { given, before: undefined })),
  );

const edit = (app: App, id: string, given: Given): Task =>
  pipe(
    TE.fromEither(objectiveId(id)),
    TE.filterOrElse(
      () => Object.keys(given).length > 0,
      () => usage('Nothing to change: give --title, --value, --year or --color.'),
    ),
    TE.tap(() => TE.fromEither(readable(given))),
    TE.bindTo('id'),
    TE.bind('plan', () => savedPlan(app)),
    TE.bind('before', ({ plan, id: sought }) => TE.fromEither(objectiveWith(sought)(plan.objectives))),
    TE.chain(({ plan, before }) => save(app, plan, { given, before })),
  );

interface Change {
  readonly given: Given;
  /** `undefined` for a new one. */
  readonly before: Objective | undefined;
}

const save = (app: App, { birth, goals }: SavedPlan, { given, before }: Change): Task => {
  const form = objectiveForm(retirementYearOf(birth, goals?.retirementAge));
  const kept = typedFrom(form, before ?? {});
  const { title = kept.title, value = kept.amount, year = kept.year } = given;
  const color = given.color === undefined ? kept.color : colorOf(given.color);
  return pipe(
    TE.fromEither(checkInputBy(objectiveFieldMessage)(app.serverClock, form, { title, amount: value, year, color })),
    TE.chain((objective) =>
      pipe(
        app.independence.saveObjective(objective, before?.id),
        TE.bimap(objectiveRefusal, ({ outcome, id }) => ({
          json: { [outcome]: { id: id ?? null, ...objectiveValuesJson(objective) } },
          text: objectiveSavedMessage(outcome),
        })),
      ),
    ),
  );
};

/** Reais as a person or a program writes them, or nothing; the form says whether there may be so many. */
const REAIS = /^$|^(R\$\s?)?-?(\d+([.,]\d{1,2})?|\d{1,3}(\.\d{3})+(,\d{1,2})?)$/;

/** Numbers that are none are wrong usage and no field to fill in. @see decision 0092 */
const readable = ({ value, year }: Given): E.Either<Refusal, void> => {
  if (value !== undefined && !REAIS.test(value))
    return E.left(usage(`"${value}" is no amount in reais: write 300000.`, 'value'));
  return year === undefined || /^(-?\d+)?$/.test(year)
    ? E.right(undefined)
    : E.left(usage(`"${year}" is no year: write 2040.`, 'year'));
};

/** A colour by its name or its value; the form refuses any other. */
const colorOf = (given: string): string =>
  OBJECTIVE_COLORS.find(({ label }) => label.toLowerCase() === given.toLowerCase())?.value ?? given;
