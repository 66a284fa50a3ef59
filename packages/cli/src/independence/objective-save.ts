import {
  OBJECTIVE_COLORS,
  objectiveWith,
  type LoadPlanFailure,
  type ObjectiveMissing,
  type ObjectivesFull,
  type OpenedObjective,
} from '@aroeira/domain/independence';
import {
  objectiveFieldMessage,
  objectiveMissingMessage,
  objectiveSavedMessage,
  OBJECTIVES_FULL,
} from '@aroeira/domain/independence/messages';
import { isCallFailure, typedFrom } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ObjectiveValuesWire } from '@aroeira/adapters-http/independence';
import { cleared } from '../access/signed-in.ts';
import type { Task } from '../command.ts';
import type { App } from '../composition.ts';
import { checkInputBy } from '../form-refusal.ts';
import { idFrom } from '../arguments.ts';
import { refusalBy, usage, type Refusal } from '../refusal.ts';
import { loadPlanRefusal, saveObjectiveRefusal } from './plan-refusal.ts';

/** The options as they were typed. A change keeps what is left out. */
export interface Given {
  readonly title?: string;
  readonly value?: string;
  readonly year?: string;
  readonly color?: string;
}

type Parts = Pick<App, 'independence' | 'memory' | 'serverClock'>;

/** Adds an objective. A client has at most five. */
export const add = (app: Parts, given: Given): Task =>
  pipe(
    TE.fromEither(readable(given)),
    TE.chain(() => cleared(app)),
    TE.chain(({ clientId }) => pipe(app.independence.openObjective(clientId, 'new'), TE.mapLeft(openingRefusal))),
    TE.chain((opened) => save(app, opened, given)),
  );

export const edit = (app: Parts, given: string, changes: Given): Task =>
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
  if (isCallFailure(failure) || failure._tag === 'ObjectivesNotLoaded') return loadPlanRefusal(failure);
  return failure._tag === 'ObjectivesFull'
    ? refusalBy(() => OBJECTIVES_FULL)(failure)
    : refusalBy(objectiveMissingMessage)(failure);
};

const save = (app: Parts, { form, before, saved }: OpenedObjective, given: Given): Task => {
  const kept = typedFrom(form, before ?? {});
  const { title = kept.title, value = kept.amount, year = kept.year } = given;
  const color = given.color === undefined ? kept.color : colorOf(given.color);
  return pipe(
    TE.fromEither(checkInputBy(objectiveFieldMessage)(app.serverClock, form, { title, amount: value, year, color })),
    TE.chain((objective) =>
      pipe(
        app.independence.saveObjective(objective, { id: before?.id, saved }),
        TE.bimap(saveObjectiveRefusal, ({ outcome, id }) => ({
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
