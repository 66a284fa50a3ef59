import type { Values } from '../../kernel/fields/index.ts';
import { zero, type Cents } from '../../kernel/money.ts';
import type { equityDataForm } from './equity-data.form.ts';
import type { Patrimony } from './equity.rules.ts';

/** The monthly income and the patrimony of a client, in cents. @see spec A §3 Financial data */
export interface EquityRecord extends Patrimony {
  readonly income: Cents;
  readonly otherIncome: Cents;
  /** The source of the other income. `undefined` without other income. */
  readonly otherIncomeDescription: string | undefined;
}

/** The values of the equity page. */
type EquityDataValues = Values<ReturnType<typeof equityDataForm>['fields']>;

/** Makes the record of the page's values. A missing amount is zero. @see spec A §5 Registration, Equity */
export const equityRecordOf = (values: EquityDataValues): EquityRecord => ({
  income: values.income ?? zero,
  otherIncome: values.otherIncome ?? zero,
  otherIncomeDescription: values.otherIncomeDescription,
  realEstate: values.realEstate ?? zero,
  movable: values.movable ?? zero,
  financialInvestments: values.financialInvestments ?? zero,
});
