import type { Cents } from '../kernel/money.ts';

/**
 * What a client wants of their retirement and what they have for it.
 *
 * @see spec B §3 Liberty data
 */
export interface Goals {
  /** Wanted a month, from retirement on. */
  readonly retirementIncome: Cents;
  /** In completed years. */
  readonly retirementAge: number;
  /** As a fraction: 0.06 is 6% a year. */
  readonly yearlyReturn: number;
  /** In completed years; above the retirement age. */
  readonly lifeExpectancy: number;
  /** Left over at the end; zero when nothing was typed. */
  readonly inheritance: Cents;
  /** Held today; zero when nothing was typed. */
  readonly currentReserve: Cents;
  readonly monthlyIncome: Cents;
  readonly monthlyExpense: Cents;
}

/** What an objective costs, in the January of its year as the plan reckons. */
export interface Expense {
  readonly amount: Cents;
  /** Of the calendar, four digits. */
  readonly year: number;
}

/** What a client saves for besides retirement: a house, a journey. @see spec B §3 Objective */
export interface Objective extends Expense {
  readonly id: number;
  /** At most 25 characters. */
  readonly title: string;
  /** Hexadecimal, one of `OBJECTIVE_COLORS` or what an older version stored. */
  readonly color: string;
}

/** All that the calculation needs. It assumes goals that `goalsForm` accepts. */
export interface Plan {
  readonly goals: Goals;
  readonly objectives: readonly Expense[];
  /** In completed years, on today's day in São Paulo. */
  readonly currentAge: number;
  /** In São Paulo. */
  readonly currentYear: number;
}

/** The 'Linha da Vida Financeira': a balance for each birthday from today's age to the life expectancy. */
export interface Projection {
  readonly ages: readonly number[];
  /** With what the client saves now. */
  readonly real: readonly Cents[];
  /** With what they should save. */
  readonly ideal: readonly Cents[];
}

/** What is missing for the reserve: so much a month, or at once when there is no month left to save in. */
export type Missing =
  | { readonly _tag: 'Monthly'; readonly amount: Cents }
  | { readonly _tag: 'AtOnce'; readonly amount: Cents };

/** The plan worked out. Amounts are rounded half up to the cent, each from the exact balance (decision 0070). */
export interface Outlook {
  /** As a fraction: 0.0048676 for 6% a year. */
  readonly monthlyRate: number;
  readonly reserveAtRetirement: Cents;
  /** Income less expense; negative when the client spends more. */
  readonly monthlySavings: Cents;
  readonly missing: Missing;
  readonly projection: Projection;
  /** False when either line reaches zero before the last year. */
  readonly isViable: boolean;
}
