import type { Objective, ObjectiveValues } from '@aroeira/domain/independence';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { Id } from '../http/id.codec.ts';
import { CentsFromReais } from '../http/money.codec.ts';
import { fromWords, inWords } from '../http/words.ts';

/** @see spec B §3 Objective */
export const OBJECTIVE_WORDS = {
  id: 'id',
  title: 'title',
  amount: 'value',
  year: 'year',
  color: 'color',
} as const satisfies Record<keyof Objective, string>;

/** The owner and the date of creation are not read. @see spec B §3 Objective */
const ObjectiveWire = t.type(
  inWords(OBJECTIVE_WORDS, { id: Id, title: t.string, amount: CentsFromReais, year: t.Int, color: t.string }),
);

export const ObjectivesWire = t.array(ObjectiveWire);

/** An objective in our words. */
export const objectiveOf = (wire: t.TypeOf<typeof ObjectiveWire>): Objective => fromWords(OBJECTIVE_WORDS, wire);

/** The id in the answer to a new objective. The specification does not promise one. @see decision 0144 */
export const idIn = (answer: unknown): number | undefined =>
  pipe(
    t.type({ id: Id }).decode(answer),
    E.match(
      () => undefined,
      ({ id }) => id,
    ),
  );

/** What is saved of an objective, in the words of the wire and money in reais. */
export const objectiveBody = ({ title, amount, year, color }: ObjectiveValues) =>
  inWords(OBJECTIVE_WORDS, { title, amount: CentsFromReais.encode(amount), year, color });
