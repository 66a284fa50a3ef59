import type { Objective, ObjectiveValues } from '@aroeira/domain/independence';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { Id } from '../http/id.codec.ts';
import { CentsFromReais } from '../http/money.codec.ts';

/** @see spec B §3 Objective; whose it is and since when is not asked for */
const ObjectiveWire = t.type({
  id: Id,
  title: t.string,
  value: CentsFromReais,
  year: t.Int,
  color: t.string,
});

export const ObjectivesWire = t.array(ObjectiveWire);

/** One objective in our words. */
export const objectiveOf = ({ value, ...wire }: t.TypeOf<typeof ObjectiveWire>): Objective => ({
  id: wire.id,
  title: wire.title,
  amount: value,
  year: wire.year,
  color: wire.color,
});

/** The id in the answer to a new objective, which the specification does not promise. @see decision 0144 */
export const idIn = (answer: unknown): number | undefined =>
  pipe(
    t.type({ id: Id }).decode(answer),
    E.match(
      () => undefined,
      ({ id }) => id,
    ),
  );

/** What is saved of an objective, in the words of the wire. */
export const objectiveBody = ({ amount, ...objective }: ObjectiveValues) => ({
  title: objective.title,
  value: CentsFromReais.encode(amount),
  year: objective.year,
  color: objective.color,
});
