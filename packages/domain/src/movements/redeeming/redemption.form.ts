import * as E from 'fp-ts/Either';
import { declareForm, moneyField, radiogroupField, selectField } from '../../kernel/fields/index.ts';
import type { BankAccount } from '../bank-account.ts';
import { accountChoice } from '../movements.messages.ts';
import { ORDER_TEXTS } from '../order-cards.messages.ts';
import type { RedemptionFieldError } from '../movements.errors.ts';
import type { RedeemableFund } from './redemption.ts';
import { partialRangeMessage } from './partial-range.messages.ts';
import { checkPartialAmount } from './redemption.rules.ts';

/** The details are ours. @see spec B §9 Redemption types */
const OPERATIONS = [
  { value: 'partial-redemption', label: 'Parcial', detail: 'Você escolhe o valor, e o restante fica investido' },
  { value: 'total-redemption', label: 'Total', detail: 'Toda a posição, pelo valor da cota na cotização' },
] as const;

// In other forms a text that is not a number counts as missing. Here it is invalid (decision Q055).
const amountOf = (fund: RedeemableFund) => ({
  ...moneyField({ caption: 'Quanto deseja resgatar?', hint: partialRangeMessage(fund) }),
  isNothing: () => false,
});

/**
 * The form of a redemption. Its values are a `RedemptionForm`. The form checks them at every change, without a delay.
 *
 * @param accounts the possible target accounts
 * @see spec B §4 Redemption flow 3, B §5 Redemption; decisions Q055, Q060
 */
export const redemptionForm = (fund: RedeemableFund, accounts: readonly BankAccount[]) =>
  declareForm({
    checks: 'at-once',
    fields: {
      operation: radiogroupField({ caption: 'Qual resgate deseja fazer?', choices: OPERATIONS }),
      amount: amountOf(fund),
      bankAccountId: selectField({ caption: ORDER_TEXTS.destination, choices: accounts.map(accountChoice) }),
    },
    visibleWhen: { amount: ({ operation }) => operation === 'partial-redemption' },
    rules: {
      amount: ({ values }): RedemptionFieldError | undefined => {
        const checked = checkPartialAmount(fund, values.amount);
        return E.isLeft(checked) ? checked.left : undefined;
      },
    },
  });
