import { EntryWire, FundWire, OPERATION_WORDS } from '@aroeira/adapters-http/movements';
import type { BankAccount, HeldFund, RedeemableFund, RedemptionOrder } from '@aroeira/domain/movements';
import {
  ORDER_TEXTS,
  redemptionCard,
  TOTAL_REDEMPTION_NOTICE,
  waitingNotice,
} from '@aroeira/domain/movements/messages';
import type { Answer } from '../../output.ts';
import { facts } from '../../table.ts';

/** The redemption that the client confirms. @see spec B §4 Redemption flow 5, B §9 */
export const redemptionToConfirm = (
  fund: RedeemableFund,
  order: RedemptionOrder,
  accounts: readonly BankAccount[],
): string => {
  const notice = waitingNotice(fund);
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
    ...(notice === undefined ? [] : [notice, '']),
    ...(order.operation === 'total-redemption' ? [TOTAL_REDEMPTION_NOTICE, ''] : []),
  ].join('\n');
};

/**
 * The redemption and its terms, in the words of the contract.
 * @param repeated whether it was sent before, and had no answer
 * @see decision 0218
 */
export const redemptionAnswer = (fund: HeldFund, order: RedemptionOrder, repeated: boolean): Answer => {
  const { termQuotation, termRescue } = FundWire.encode(fund);
  const operation = OPERATION_WORDS[order.operation];
  return {
    json: { operation, ...EntryWire.encode(order), termQuotation, termRescue, repeated },
    text: ORDER_TEXTS.redeemed,
  };
};
