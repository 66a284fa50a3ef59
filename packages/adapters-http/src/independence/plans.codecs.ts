import { goalsOf, goalsValuesOf, type Goals } from '@aroeira/domain/independence';
import { identity } from 'fp-ts/function';
import * as t from 'io-ts';
import { CentsFromReais } from '../http/money.codec.ts';
import { orNothing } from '../http/nothing.codec.ts';
import { fromWords, inWords } from '../http/words.ts';

/** @see spec B §3 Liberty data */
export const GOALS_WORDS = {
  retirementIncome: 'monthlyIncomeUsufruct',
  retirementAge: 'retirementAge',
  yearlyReturn: 'annualReturnRate',
  lifeExpectancy: 'lifeExpectancy',
  inheritance: 'inheritanceValue',
  currentReserve: 'currentReservation',
  monthlyIncome: 'monthlyIncome',
  monthlyExpense: 'monthlyExpense',
} as const satisfies Record<keyof Goals, string>;

/** The goals on the wire: money in reais, the return in percent a year. @see spec B §3 Liberty data */
export const LibertyWire = t.type(
  inWords(GOALS_WORDS, {
    retirementIncome: CentsFromReais,
    retirementAge: t.Int,
    yearlyReturn: t.number,
    lifeExpectancy: t.Int,
    inheritance: orNothing(CentsFromReais),
    currentReserve: orNothing(CentsFromReais),
    monthlyIncome: CentsFromReais,
    monthlyExpense: CentsFromReais,
  }),
);

type Liberty = t.TypeOf<typeof LibertyWire>;

const isNothing = (u: unknown): boolean =>
  typeof u === 'object' && u !== null && !Array.isArray(u) && Object.keys(u).length === 0;

/** The goals, or `undefined` for an empty object. An object with only some of the fields does not decode. @see decision 0144 */
export const MaybeLibertyWire = new t.Type<Liberty | undefined, unknown, unknown>(
  'MaybeLiberty',
  (u): u is Liberty | undefined => u === undefined || LibertyWire.is(u),
  (u, context) => (isNothing(u) ? t.success(undefined) : LibertyWire.validate(u, context)),
  identity,
);

export const goalsFrom = (wire: Liberty): Goals => goalsOf(fromWords(GOALS_WORDS, wire));

/** Goals as a body, nothing left out. */
export const libertyBody = (goals: Goals) =>
  inWords(GOALS_WORDS, {
    ...goals,
    yearlyReturn: goalsValuesOf(goals).yearlyReturn,
    retirementIncome: CentsFromReais.encode(goals.retirementIncome),
    inheritance: CentsFromReais.encode(goals.inheritance),
    currentReserve: CentsFromReais.encode(goals.currentReserve),
    monthlyIncome: CentsFromReais.encode(goals.monthlyIncome),
    monthlyExpense: CentsFromReais.encode(goals.monthlyExpense),
  });
