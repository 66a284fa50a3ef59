import type { Static, TObject } from '@sinclair/typebox';
import { missing, type FieldFault } from '../../http/field-fault.ts';
import type { FinancialChanges } from './equity.schemas.ts';

/** Income and patrimony in whole reais. */
export type Finances = Static<TObject<typeof FinancialChanges>>;

/** R$ 5.000. @see spec A §9 */
const MINIMUM_PATRIMONY = 5_000;

/** The types capitalist, student and housekeeper may have no income. @see spec A §5 Registration */
const WITHOUT_INCOME: readonly (number | null)[] = [5, 6, 7];

/** @param type of the profession; null for an office */
export const needsIncome = (type: number | null): boolean => !WITHOUT_INCOME.includes(type);

const AMOUNTS = [
  'salary',
  'otherIncome',
  'realEstatePatrimony',
  'movablePatrimony',
  'financialInvestmentsPatrimony',
  'investorFinancialSituation',
] as const;

type Changes = Partial<Finances>;

/** Says whether a change names any field of income and patrimony. */
export const namesFinances = (changes: Changes): boolean =>
  AMOUNTS.some((name) => changes[name] !== undefined) || changes.otherIncomeDescription !== undefined;

/** The first amount that a change leaves out. */
export const missingAmount = (changes: Changes): FieldFault | undefined => {
  const name = AMOUNTS.find((each) => changes[each] === undefined);
  return name === undefined ? undefined : missing(name);
};

/** What is wrong with finances that fit their schema. @param type of the client's profession; null for an office */
export const financesFault = (finances: Finances, type: number | null): FieldFault | undefined => {
  const { salary, otherIncome, otherIncomeDescription, investorFinancialSituation: total } = finances;
  const sum = finances.realEstatePatrimony + finances.movablePatrimony + finances.financialInvestmentsPatrimony;
  if (salary === 0 && needsIncome(type)) return { path: '/salary', message: 'must be above 0' };
  if (otherIncome > 0 && otherIncomeDescription === null) return missing('otherIncomeDescription');
  if (total !== sum) return { path: '/investorFinancialSituation', message: 'must be the sum of the patrimonies' };
  return sum < MINIMUM_PATRIMONY
    ? { path: '/investorFinancialSituation', message: `must be ${String(MINIMUM_PATRIMONY)} or more` }
    : undefined;
};
