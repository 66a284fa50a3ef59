import { punctuateCnpj } from '../kernel/document.ts';
import { formatBrl } from '../kernel/formats.ts';
import type { Cents } from '../kernel/money.ts';
import type { Fund, TransferDetails } from './funds/fund.ts';
import type { Movement } from './history/movement.ts';
import type { InvestmentLine } from './investing/investment.ts';
import { linesWithFunds } from './investing/lines-with-funds.ts';

/** The target account for the money of one fund, formatted. @see spec B §4 Investment flow 6 */
export interface TransferCard {
  readonly fundName: string;
  /** The server's word for the type of the fund. Absent for an order of the history, which does not name it. */
  readonly fundType: string | undefined;
  readonly amount: string;
  /** Who holds the account: the fund itself. */
  readonly holder: string;
  readonly cnpj: string;
  /** Number and name. */
  readonly bank: string;
  readonly branch: string;
  /** Number, hyphen, check digit. */
  readonly account: string;
}

/** The cards for the transfers after an order, one for each line. @see spec B §4 Investment flow 6 */
export const transferCards = (funds: readonly Fund[], lines: readonly InvestmentLine[]): readonly TransferCard[] =>
  linesWithFunds(funds, lines).map(({ fund, amount }) => transferCard(fund, amount, fund.transfer));

/** The same card for an investment of the history that waits. `undefined` for every other order. @see decision 0300 */
export const waitingTransfer = ({
  fundName,
  amount,
  status,
  operation,
  transfer,
}: Movement): TransferCard | undefined =>
  status === 'pending' && operation === 'investment' && transfer !== undefined
    ? transferCard({ name: fundName, type: undefined }, amount, transfer)
    : undefined;

interface Named {
  readonly name: string;
  readonly type: string | undefined;
}

const transferCard = ({ name, type }: Named, amount: Cents, transfer: TransferDetails): TransferCard => ({
  fundName: name,
  fundType: type,
  amount: formatBrl(amount),
  holder: transfer.name,
  cnpj: punctuateCnpj(transfer.cnpj),
  bank: transfer.bankCode === undefined ? transfer.bank : `${transfer.bankCode} · ${transfer.bank}`,
  branch: transfer.branch,
  account: `${transfer.number}-${transfer.checkDigit}`,
});
