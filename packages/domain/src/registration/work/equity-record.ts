import type { Values } from '../../kernel/fields/index.ts';
import { zero, type Cents } from '../../kernel/money.ts';
import type { equityDataForm } from './equity-data.form.ts';
import type { Patrimony } from './equity.rules.ts';

/** What a client earns a month and owns, in cents. @see spec A §3 Financial data */
export interface EquityRecord extends Patrimony {
  readonly income: Cents;
  readonly otherIncome: Cents;
  /** Where the other income comes from; there when it is above nothing. */
  readonly otherIncomeDescription: string | undefined;
}

/** What the equity page hands on. */
type EquityDataValues = Values<ReturnType<typeof equityDataForm>['fields']>;

/** The record of what the page handed on: an amount that was left out is nothing. @see spec A §5 Registration, Equity */
export const equityRecordOf = (values: EquityDataValues): EquityRecord => ({
  income: values.income ?? zero,
  otherIncome: values.otherIncome ?? zero,
  otherIncomeDescription: values.otherIncomeDescription,
  realEstate: values.realEstate ?? zero,
  movable: values.movable ?? zero,
  financialInvestments: values.financialInvestments ?? zero,
});
