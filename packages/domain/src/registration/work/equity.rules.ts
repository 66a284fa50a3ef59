import { cents, sum, type Cents } from '../../kernel/money.ts';

/** The patrimony of a client, in cents. @see spec A §3 Financial data */
export interface Patrimony {
  readonly realEstate: Cents;
  readonly movable: Cents;
  readonly financialInvestments: Cents;
}

/** R$ 5.000,00. @see spec A §9 */
export const MINIMUM_PATRIMONY = cents(5_000_00);

/** A client's finances: the three patrimonies, without income. @see spec A §3 Financial data; decision Q052 */
export const patrimonySum = ({ realEstate, movable, financialInvestments }: Patrimony): Cents =>
  sum([realEstate, movable, financialInvestments]);

/** Whether the patrimony is enough for a client. @see spec A §5 Registration, Equity */
export const isPatrimonyEnough = (patrimony: Patrimony): boolean => patrimonySum(patrimony) >= MINIMUM_PATRIMONY;
