import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { calendarDay, type CalendarDay } from '../../kernel/days.ts';
import { cents } from '../../kernel/money.ts';
import type { RiskProfile } from '../../suitability/suitability.ts';
import type { BirthDates, Objectives, Plans, RiskProfiles } from '../independence.ports.ts';
import type { ObjectiveValues } from '../objectives/objective.form.ts';
import type { Expense, Goals, Objective, Plan } from '../plan.ts';
import type { WorkedExample } from './worked-examples.ts';

export { WORKED_EXAMPLES, type WorkedExample } from './worked-examples.ts';

export const expense = (amount: number, year: number): Expense => ({ amount: cents(amount), year });

/** Twenty years of saving and of usage, at 6% a year; an income of 5.000,00, savings of 1.000,00, no reserve. */
export const goals = (changes: Partial<Goals> = {}): Goals => ({
  retirementIncome: cents(5_000_00),
  retirementAge: 60,
  yearlyReturn: 0.06,
  lifeExpectancy: 80,
  inheritance: cents(0),
  currentReserve: cents(0),
  monthlyIncome: cents(4_000_00),
  monthlyExpense: cents(3_000_00),
  ...changes,
});

/** A client of 40 in 2026 without objectives. */
export const plan = (changes: Partial<Goals> = {}, objectives: readonly Expense[] = []): Plan => ({
  goals: goals(changes),
  objectives,
  currentAge: 40,
  currentYear: 2026,
});

export const objective = (changes: Partial<Objective> = {}): Objective => ({
  id: 1,
  title: 'Casa na praia',
  amount: cents(300_000_00),
  year: 2034,
  color: '#14463F',
  ...changes,
});

/** The plan of a worked example. */
export const planOf = ({ ages, yearlyReturn, amounts, objectives }: WorkedExample): Plan => ({
  currentAge: ages[0],
  currentYear: 2026,
  objectives: objectives.map(([amount, year]) => expense(amount, year)),
  goals: {
    retirementAge: ages[1],
    lifeExpectancy: ages[2],
    yearlyReturn: yearlyReturn / 100,
    retirementIncome: cents(amounts[0]),
    inheritance: cents(amounts[1]),
    currentReserve: cents(amounts[2]),
    monthlyIncome: cents(amounts[3]),
    monthlyExpense: cents(amounts[4]),
  },
});

/** A server that has no goals at first. It takes goals, or fails. */
export const plans = (
  answer: TE.TaskEither<CallFailure, void> = TE.right(undefined),
): Plans & { readonly saved: Goals[] } => {
  const saved: Goals[] = [];
  return {
    saved,
    load: () => TE.right(saved.at(-1))(),
    save: (given) => {
      saved.push(given);
      return answer;
    },
  };
};

/** A server that keeps objectives and remembers the calls. A failing server changes nothing. */
export const objectives = (
  kept: readonly Objective[] = [],
  failure?: CallFailure,
): Objectives & { readonly kept: () => readonly Objective[]; readonly asked: string[] } => {
  let list = kept;
  const asked: string[] = [];
  const answer = <A>(request: string, then: () => A): TE.TaskEither<CallFailure, A> =>
    TE.fromIOEither(() => {
      asked.push(request);
      return failure === undefined ? E.right(then()) : E.left(failure);
    });
  const put = (id: number, values: ObjectiveValues): number => {
    list = [...list.filter((one) => one.id !== id), { id, ...values }];
    return id;
  };
  return {
    asked,
    kept: () => list,
    list: answer('list', () => list),
    create: (values) => answer('create', () => put(list.length + 1, values)),
    update: (id, values) => answer(`update ${id}`, () => void put(id, values)),
    remove: (id) => answer(`remove ${id}`, () => void (list = list.filter((one) => one.id !== id))),
  };
};

/** Every client was born on this day. */
export const births = (birth: CalendarDay | undefined = calendarDay('1984-03-12')): BirthDates => ({
  of: () => TE.right(birth),
});

/** Every client has this profile. */
export const riskProfiles = (profile: RiskProfile | undefined = 'moderate'): RiskProfiles => ({
  of: () => TE.right(profile),
});
