import type { Static, TObject } from '@sinclair/typebox';
import type { FieldFault } from '../client/create-client-checks.ts';
import type { FinancialChanges } from './equity.schemas.ts';

/** Income and patrimony in whole reais. */
export type Finances = Static<TObject<typeof FinancialChanges>>;

/** R$ 5.000. @see spec A §9 */
const MINIMUM_PATRIMONY = 5_000;

/** Capitalist, student and housekeeper may have no income. @see spec A §5 Registration, Equity */
const WITHOUT_INCOME: readonly (number | null)[] = [5, 6, 7];

const AMOUNTS = [
  'salary',
  'otherIncome',
  'realEstatePatrimony',
  'movablePatrimony',
  'financialInvestmentsPatrimony',
  'investorFinancialSituation',
] as const;

/** Whether a change says something of income and patrimony at all. */
export const speaksOfFinances = (changes: Partial<Finances>): boolean =>
  AMOUNTS.some((name) => changes[name] !== undefined) || changes.otherIncomeDescription !== undefined;

/** @returns the finances, when all of them are there */
export const wholeFinances = (changes: Partial<Finances>): Finances | FieldFault => {
  const { salary, otherIncome, otherIncomeDescription = null, realEstatePatrimony, movablePatrimony } = changes;
  const { financialInvestmentsPatrimony, investorFinancialSituation } = changes;
  if (salary === undefined) return missing('salary');
  if (otherIncome === undefined) return missing('otherIncome');
  if (realEstatePatrimony === undefined) return missing('realEstatePatrimony');
  if (movablePatrimony === undefined) return missing('movablePatrimony');
  if (financialInvestmentsPatrimony === undefined) return missing('financialInvestmentsPatrimony');
  if (investorFinancialSituation === undefined) return missing('investorFinancialSituation');
  const income = { salary, otherIncome, otherIncomeDescription };
  const patrimony = { realEstatePatrimony, movablePatrimony, financialInvestmentsPatrimony };
  return { ...income, ...patrimony, investorFinancialSituation };
};

const missing = (name: keyof Finances): FieldFault => ({ path: `/${name}`, message: 'must be given' });

/** What is wrong with finances that fit their schema. @param type of the client's profession; null for an office */
export const financesFault = (told: Finances, type: number | null): FieldFault | undefined => {
  const sum = told.realEstatePatrimony + told.movablePatrimony + told.financialInvestmentsPatrimony;
  if (told.salary === 0 && !WITHOUT_INCOME.includes(type)) return { path: '/salary', message: 'must be above 0' };
  if (told.otherIncome > 0 && told.otherIncomeDescription === null) return missing('otherIncomeDescription');
  if (told.investorFinancialSituation !== sum)
    return { path: '/investorFinancialSituation', message: 'must be the sum of the patrimonies' };
  return sum < MINIMUM_PATRIMONY
    ? { path: '/investorFinancialSituation', message: `must be ${String(MINIMUM_PATRIMONY)} or more` }
    : undefined;
};
