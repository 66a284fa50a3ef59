import { CentsFromReais, fromWords, inWords, orNothing } from '@aroeira/adapters-http/http';
import { GOALS_WORDS } from '@aroeira/adapters-http/independence';
import type { OpenedGoals } from '@aroeira/domain/independence';
import { typedFrom } from '@aroeira/domain/kernel';
import * as t from 'io-ts';

const Amount = orNothing(CentsFromReais);
const Figure = orNothing(t.number);

/**
 * Goals in the words of the wire. A field that is left out counts as empty, so the form says which field is missing.
 *
 * @see the command line's contract, `liberty save`
 */
export const LibertyFileWire = t.partial({
  ...inWords(GOALS_WORDS, {
    retirementIncome: Amount,
    retirementAge: Figure,
    yearlyReturn: Figure,
    lifeExpectancy: Figure,
    inheritance: Amount,
    currentReserve: Amount,
    monthlyIncome: Amount,
    monthlyExpense: Amount,
  }),
  // `liberty show` prints these too. They are calculated again, so its output can be saved.
  monthlySavings: t.unknown,
  reserveAtRetirement: t.unknown,
  idealMonthlySavings: t.unknown,
  valid: t.unknown,
});

/** The form of goals as a person would fill it in. Nothing is checked yet. */
export const typedFromFile = (form: OpenedGoals['form'], wire: t.TypeOf<typeof LibertyFileWire>) =>
  typedFrom(form, fromWords(GOALS_WORDS, wire));
