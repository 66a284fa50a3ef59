import type { Cents } from '../kernel/money.ts';

/** What a client wants for retirement, and what they have for it. @see spec B §3 Liberty data */
export interface Goals {
  /** The monthly income after retirement. */
  readonly retirementIncome: Cents;
  /** In completed years. */
  readonly retirementAge: number;
  /** As a fraction: 0.06 is 6% per year. */
  readonly yearlyReturn: number;
  /** In completed years. Above the retirement age. */
  readonly lifeExpectancy: number;
  /** The amount that is left at the end. Zero for an empty field. */
  readonly inheritance: Cents;
  /** The amount that the client has today. Zero for an empty field. */
  readonly currentReserve: Cents;
  readonly monthlyIncome: Cents;
  readonly monthlyExpense: Cents;
}

/** The cost of an objective. The plan pays it in January of the year. */
export interface Expense {
  readonly amount: Cents;
  /** A calendar year, four digits. */
  readonly year: number;
}

/** What a client saves for besides retirement: a house, a journey. @see spec B §3 Objective */
export interface Objective extends Expense {
  readonly id: number;
  /** At most 25 characters. */
  readonly title: string;
  /** Hexadecimal: one of `OBJECTIVE_COLORS`, or a colour from an older version. */
  readonly color: string;
}

/** All data of the calculation. It assumes goals that `goalsForm` accepts. */
export interface Plan {
  readonly goals: Goals;
  readonly objectives: readonly Expense[];
  /** In completed years, today in São Paulo. */
  readonly currentAge: number;
  /** In São Paulo. */
  readonly currentYear: number;
}

/** The 'Linha da Vida Financeira': a balance for each birthday from today's age to the life expectancy. */
export interface Projection {
  readonly ages: readonly number[];
  /** The balances with what the client saves now. */
  readonly real: readonly Cents[];
  /** The balances with what the client should save. */
  readonly ideal: readonly Cents[];
}

/** The amount that is missing for the reserve: monthly, or at once when no month of saving is left. */
export type Missing =
  | { readonly _tag: 'Monthly'; readonly amount: Cents }
  | { readonly _tag: 'AtOnce'; readonly amount: Cents };

/** The calculated plan. Each amount is rounded half up to the cent, from the exact balance (decision 0070). */
export interface Outlook {
  /** As a fraction: 0.0048676 for 6% per year. */
  readonly monthlyRate: number;
  readonly reserveAtRetirement: Cents;
  /** Income minus expense. Negative when the client spends more. */
  readonly monthlySavings: Cents;
  readonly missing: Missing;
  readonly projection: Projection;
  /** False when either line reaches zero before the last year. */
  readonly isViable: boolean;
}
