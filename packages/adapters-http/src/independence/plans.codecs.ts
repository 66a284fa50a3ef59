import { goalsOf, goalsValuesOf, type Goals } from '@aroeira/domain/independence';
import { identity } from 'fp-ts/function';
import * as t from 'io-ts';
import { Whole, orNothing, recordOnWire, inOurWords } from '../http/record.codec.ts';
import { CentsFromReais } from '../http/values.codec.ts';

/** The goals on the wire: money in reais, the return in percent a year. @see spec B §3 Liberty data */
export const LibertyWire = recordOnWire(
  'Liberty',
  {
    retirementIncome: CentsFromReais,
    retirementAge: Whole,
    yearlyReturn: t.number,
    lifeExpectancy: Whole,
    inheritance: orNothing(CentsFromReais),
    currentReserve: orNothing(CentsFromReais),
    monthlyIncome: CentsFromReais,
    monthlyExpense: CentsFromReais,
  },
  {
    retirementIncome: 'monthlyIncomeUsufruct',
    yearlyReturn: 'annualReturnRate',
    inheritance: 'inheritanceValue',
    currentReserve: 'currentReservation',
  },
);

const isNothing = (u: unknown): boolean =>
  typeof u === 'object' && u !== null && !Array.isArray(u) && Object.keys(u).length === 0;

/** The goals, or `undefined` for an empty object. An object with only some of the fields does not decode. @see decision 0144 */
const MaybeLibertyWire = new t.Type<t.TypeOf<typeof LibertyWire> | undefined, unknown, unknown>(
  'MaybeLiberty',
  (u): u is t.TypeOf<typeof LibertyWire> | undefined => u === undefined || LibertyWire.is(u),
  (u, context) => (isNothing(u) ? t.success(undefined) : LibertyWire.validate(u, context)),
  identity,
);

export const MaybeGoals = inOurWords(MaybeLibertyWire, (values) => values && goalsOf(values));

/** Goals as a body, nothing left out. */
export const libertyBody = (goals: Goals) =>
  LibertyWire.encode({ ...goals, yearlyReturn: goalsValuesOf(goals).yearlyReturn });
