import { MOVEMENT_TITLES } from './titles.messages.ts';
import { formatBrl } from '../kernel/formats.ts';
import type { BankAccount } from './bank-account.ts';
import type { Fund } from './funds/fund.ts';
import { operationCaption } from './history/movement.messages.ts';
import type { Movement } from './history/movement.ts';
import { linesWithFunds } from './investing/lines-with-funds.ts';
import type { InvestmentLine } from './investing/investment.ts';
import { ownAccount } from './investing/investment.rules.ts';
import { termText } from './movements.messages.ts';
import type { TransferCard } from './transfer-card.ts';
import type { HeldFund, RedemptionOrder } from './redeeming/redemption.ts';

/** One fund of 'Confirmar investimento(s)', formatted. @see spec B §4 Investment flow 6 */
interface InvestmentCard {
  readonly fundName: string;
  /** The server's word for the type of the fund. */
  readonly fundType: string;
  /** The origin account of the money. Absent when it is none of the client's. */
  readonly account: BankAccount | undefined;
  readonly amount: string;
}

/** One card for each line, in the same order. No line of an order is zero. @see spec B §4 Investment flow 6 */
export const investmentCards = (
  funds: readonly Fund[],
  lines: readonly InvestmentLine[],
  accounts: readonly BankAccount[],
): readonly InvestmentCard[] =>
  linesWithFunds(funds, lines).map(({ fund, amount, bankAccountId }) => ({
    fundName: fund.name,
    fundType: fund.type,
    account: ownAccount(accounts, bankAccountId),
    amount: formatBrl(amount),
  }));

/** The client's account of an order of the history, with its caption. `undefined` when the server does not know it. */
export const movementAccount = ({
  operation,
  account,
}: Movement): { readonly caption: string; readonly account: BankAccount } | undefined =>
  account && { caption: operation === 'investment' ? ORDER_TEXTS.origin : ORDER_TEXTS.destination, account };

/** The facts of a transfer, in the order of the specification. The last is ours. @see spec B §4 Investment flow 6 */
export const transferFacts = (card: TransferCard): readonly (readonly [caption: string, value: string])[] => [
  [ORDER_TEXTS.cnpj, card.cnpj],
  [ORDER_TEXTS.bank, card.bank],
  [ORDER_TEXTS.branch, card.branch],
  [ORDER_TEXTS.account, card.account],
  [ORDER_TEXTS.holder, card.holder],
];

/** All that a client types into their bank's app, one fact a line. */
export const transferText = (card: TransferCard): string =>
  [[ORDER_TEXTS.fund, card.fundName], [ORDER_TEXTS.amount, card.amount], ...transferFacts(card)]
    .map(([caption, value]) => `${caption}: ${value}`)
    .join('\n');

/** The content of 'Confirmar resgate', formatted. @see spec B §4 Redemption flow 5 */
interface RedemptionCard {
  readonly fundName: string;
  readonly operation: string;
  readonly amount: string;
  /** The target account of the money. Absent when it is none of the client's. */
  readonly account: BankAccount | undefined;
  readonly pricingTerm: string;
  readonly settlementTerm: string;
}

/** @see spec B §4 Redemption flow 5; decision Q168 */
export const redemptionCard = (
  fund: HeldFund,
  order: RedemptionOrder,
  accounts: readonly BankAccount[],
): RedemptionCard => ({
  fundName: fund.name,
  operation: operationCaption(order.operation),
  amount: formatBrl(order.amount),
  account: ownAccount(accounts, order.bankAccountId),
  pricingTerm: termText(fund.pricingTerm),
  settlementTerm: termText(fund.settlementTerm),
});

/** The captions of the confirmations. Some are ours. @see spec B §4 Investment flow 6, Redemption flow 5 and 6 */
export const ORDER_TEXTS = {
  confirmInvestment: MOVEMENT_TITLES.confirmation,
  confirm: 'Confirmar',
  origin: 'Conta de origem',
  total: 'Valor total',
  transfer: 'Dados para o TED',
  holder: 'Titular',
  cnpj: 'CNPJ',
  bank: 'Banco',
  branch: 'Agência',
  account: 'Conta',
  fund: 'Fundo',
  amount: 'Valor',
  confirmRedemption: 'Confirmar resgate',
  operation: 'Operação',
  held: 'Total bruto',
  cancel: 'Cancelar',
  finish: 'Concluir',
  close: 'Fechar',
  copyAll: 'Copiar tudo',
  redeem: 'Resgatar',
  otherFunds: 'Escolher outro fundo',
  otherFundsSay: 'Os fundos de que você pode resgatar estão na lista.',
  destination: 'Conta destino',
  pricing: 'Cotização',
  settlement: 'Pagamento',
  redeemed: 'Resgate solicitado!',
} as const;
