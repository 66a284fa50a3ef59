import { CentsFromReais } from '@aroeira/adapters-http/http';
import {
  ORDER_TEXTS,
  redemptionCard,
  TOTAL_REDEMPTION_NOTICE,
  type BankAccount,
  type HeldFund,
  type RedemptionOrder,
} from '@aroeira/domain/movements';
import type { Answer } from '../../output.ts';
import { facts } from '../../table.ts';

/** What is about to be redeemed. @see spec B §4 Redemption flow 5, B §9 */
export const redemptionToConfirm = (
  fund: HeldFund,
  order: RedemptionOrder,
  accounts: readonly BankAccount[],
): string => {
  const card = redemptionCard(fund, order, accounts);
  return [
    ORDER_TEXTS.confirmRedemption,
    '',
    facts([
      [ORDER_TEXTS.fund, card.fundName],
      [ORDER_TEXTS.amount, card.amount],
      [ORDER_TEXTS.destination, card.account],
      [ORDER_TEXTS.pricing, card.pricingTerm],
      [ORDER_TEXTS.settlement, card.settlementTerm],
    ]),
    '',
    ...(order.operation === 'total' ? [TOTAL_REDEMPTION_NOTICE, ''] : []),
  ].join('\n');
};

const OPERATIONS = { partial: 'rescue_parcial', total: 'rescue_total' } as const;

/** What was redeemed and when it comes, in the contract's words. */
export const redemptionAnswer = (
  fund: HeldFund,
  { operation, fundId, amount, bankAccountId }: RedemptionOrder,
): Answer => ({
  json: {
    operation: OPERATIONS[operation],
    fundId,
    value: CentsFromReais.encode(amount),
    bankId: bankAccountId,
    termQuotation: fund.pricingTerm ?? null,
    termRescue: fund.settlementTerm ?? null,
  },
  text: ORDER_TEXTS.redeemed,
});
