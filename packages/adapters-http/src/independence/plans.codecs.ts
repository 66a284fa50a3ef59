import { goalsOf, goalsValuesOf, type Goals } from '@aroeira/domain/independence';
import { identity } from 'fp-ts/function';
import * as t from 'io-ts';
import { CentsFromReais } from '../http/money.codec.ts';

const MaybeMoney = t.union([CentsFromReais, t.null, t.undefined]);

/** The goals in the words of the wire: money in reais, the return in percent a year. @see spec B §3 Liberty data */
export const LibertyWire = t.type({
  monthlyIncomeUsufruct: CentsFromReais,
  retirementAge: t.Int,
  annualReturnRate: t.number,
  lifeExpectancy: t.Int,
  inheritanceValue: MaybeMoney,
  currentReservation: MaybeMoney,
  monthlyIncome: CentsFromReais,
  monthlyExpense: CentsFromReais,
});

type Liberty = t.TypeOf<typeof LibertyWire>;

const isNothing = (u: unknown): boolean =>
  typeof u === 'object' && u !== null && !Array.isArray(u) && Object.keys(u).length === 0;

/** The goals, or `undefined` for an answer with nothing in it. One with some of the fields is neither. @see decision 0144 */
export const MaybeLibertyWire = new t.Type<Liberty | undefined, unknown, unknown>(
  'MaybeLiberty',
  (u): u is Liberty | undefined => u === undefined || LibertyWire.is(u),
  (u, context) => (isNothing(u) ? t.success(undefined) : LibertyWire.validate(u, context)),
  identity,
);

export const goalsFrom = (wire: Liberty): Goals =>
  goalsOf({
    retirementIncome: wire.monthlyIncomeUsufruct,
    retirementAge: wire.retirementAge,
    yearlyReturn: wire.annualReturnRate,
    lifeExpectancy: wire.lifeExpectancy,
    inheritance: wire.inheritanceValue ?? undefined,
    currentReserve: wire.currentReservation ?? undefined,
    monthlyIncome: wire.monthlyIncome,
    monthlyExpense: wire.monthlyExpense,
  });

/** Goals as a body, nothing left out. */
export const libertyBody = (goals: Goals) => ({
  monthlyIncomeUsufruct: CentsFromReais.encode(goals.retirementIncome),
  retirementAge: goals.retirementAge,
  annualReturnRate: goalsValuesOf(goals).yearlyReturn,
  lifeExpectancy: goals.lifeExpectancy,
  inheritanceValue: CentsFromReais.encode(goals.inheritance),
  currentReservation: CentsFromReais.encode(goals.currentReserve),
  monthlyIncome: CentsFromReais.encode(goals.monthlyIncome),
  monthlyExpense: CentsFromReais.encode(goals.monthlyExpense),
});
