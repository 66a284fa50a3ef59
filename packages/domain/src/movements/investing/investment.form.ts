import * as E from 'fp-ts/Either';
import { parseReais } from '../../kernel/decimal.ts';
import { moneyField, selectField, type Choice } from '../../kernel/fields/index.ts';
import type { Cents } from '../../kernel/money.ts';
import { ORDER_TEXTS } from '../order-cards.messages.ts';

/** How much the client wants to invest in all. @see spec B §4 Investment flow; decision Q082 */
export const investmentTotalForm = { total: moneyField({ caption: 'Quanto deseja investir?' }) };

/** The fields of one fund of an investment. A field may stay empty: only the two together are right or wrong. */
export const allocationFields = (accounts: readonly Choice<number>[]) => ({
  amount: moneyField({ caption: 'Valor do investimento' }),
  bankAccountId: selectField({ caption: ORDER_TEXTS.origin, choices: accounts }),
});

/** The amount in a text that the client types. `undefined` for a text without one. */
export const amountIn = (typed: string): Cents | undefined => {
  const read = parseReais(typed, 2);
  return E.isRight(read) ? read.right : undefined;
};
