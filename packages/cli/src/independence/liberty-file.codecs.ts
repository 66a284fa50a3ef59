import { CentsFromReais } from '@aroeira/adapters-http/http';
import { goalsForm } from '@aroeira/domain/independence';
import type { Field, Typed } from '@aroeira/domain/kernel';
import * as t from 'io-ts';
import { orNothing } from '../rules/limited.codecs.ts';

const Amount = orNothing(CentsFromReais);
const Figure = orNothing(t.number);

/**
 * Goals in the words of the wire. What is left out is empty, so that the form says which field is missing.
 *
 * @see the command line's contract, `liberty save`
 */
export const LibertyFileWire = t.partial({
  monthlyIncomeUsufruct: Amount,
  retirementAge: Figure,
  annualReturnRate: Figure,
  lifeExpectancy: Figure,
  inheritanceValue: Amount,
  currentReservation: Amount,
  monthlyIncome: Amount,
  monthlyExpense: Amount,
  // What `liberty show` prints besides: made of the goals anew, so that what it printed can be saved again.
  monthlySavings: t.unknown,
  reserveAtRetirement: t.unknown,
  idealMonthlySavings: t.unknown,
  valid: t.unknown,
});

const { fields } = goalsForm(undefined);

/** The form of goals as somebody would have filled it in; it has not checked anything yet. */
export const typedFromFile = (wire: t.TypeOf<typeof LibertyFileWire>): Typed<typeof fields> => ({
  retirementIncome: written(fields.retirementIncome, wire.monthlyIncomeUsufruct),
  retirementAge: written(fields.retirementAge, wire.retirementAge),
  yearlyReturn: written(fields.yearlyReturn, wire.annualReturnRate),
  lifeExpectancy: written(fields.lifeExpectancy, wire.lifeExpectancy),
  inheritance: written(fields.inheritance, wire.inheritanceValue),
  currentReserve: written(fields.currentReserve, wire.currentReservation),
  monthlyIncome: written(fields.monthlyIncome, wire.monthlyIncome),
  monthlyExpense: written(fields.monthlyExpense, wire.monthlyExpense),
});

const written = <V>(field: Pick<Field<string, V>, 'empty' | 'write'>, value: V | null | undefined): string =>
  value === null || value === undefined ? field.empty : field.write(value);
