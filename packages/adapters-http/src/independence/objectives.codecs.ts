import * as t from 'io-ts';
import { Id, CentsFromReais } from '../http/values.codec.ts';
import { Whole, recordOnWire, inOurWords } from '../http/record.codec.ts';

const VALUES = { title: t.string, amount: CentsFromReais, year: Whole, color: t.string };
const RENAMED = { amount: 'value' } as const;

/** What is saved of an objective. @see spec B §3 Objective */
export const ObjectiveValuesWire = recordOnWire('ObjectiveValues', VALUES, RENAMED);

/** The owner and the date of creation are not read. @see spec B §3 Objective */
export const ObjectiveWire = recordOnWire('Objective', { id: Id, ...VALUES }, RENAMED);

const Created = t.type({ id: Id });

/** The id in the answer to a new objective. The specification does not promise one. @see decision 0144 */
export const CreatedId = inOurWords(t.unknown, (answer) => (Created.is(answer) ? answer.id : undefined));
