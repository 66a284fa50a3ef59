import { CentsFromReais } from '@aroeira/adapters-http/http';
import { EntryWire, FundWire } from '@aroeira/adapters-http/movements';
import { formatBrl } from '@aroeira/domain/kernel';
import { type Fund, type Investing, type InvestmentOrder, transferCards } from '@aroeira/domain/movements';
import { AFTER_INVESTING, bankAccountLabel, investmentCards, ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import type { Answer } from '../../output.ts';
import { left, right, table } from '../../table.ts';
import { transferBlock } from '../history/movements-answer.ts';

/** The investment that the client confirms. @see spec B §4 Investment flow 6 */
export const investmentToConfirm = ({ funds, client }: Investing, { lines, total }: InvestmentOrder): string =>
  [
    ORDER_TEXTS.confirmInvestment,
    '',
    table(
      [left(ORDER_TEXTS.fund), left(ORDER_TEXTS.origin), right(ORDER_TEXTS.amount)],
      investmentCards(funds, lines, client.accounts).map(({ fundName, account, amount }) => [
        fundName,
        bankAccountLabel(account),
        amount,
      ]),
    ),
    '',
    `${ORDER_TEXTS.total}  ${formatBrl(total)}`,
    '',
  ].join('\n');

/** One transfer for each fund. @param repeated sent before, without an answer @see spec B §4, B §9; decision 0218 */
export const investmentAnswer = (
  funds: readonly Fund[],
  { lines, total }: InvestmentOrder,
  repeated: boolean,
): Answer => ({
  json: {
    repeated,
    total: CentsFromReais.encode(total),
    investments: lines.map((line) => ({
      ...EntryWire.encode(line),
      [FundWire.names.transfer]: funds
        .filter(({ id }) => id === line.fundId)
        .map((fund) => FundWire.encode(fund)[FundWire.names.transfer])[0],
    })),
  },
  text: [
    AFTER_INVESTING.title,
    ...transferCards(funds, lines).map(transferBlock),
    [AFTER_INVESTING.heading, AFTER_INVESTING.transfer, AFTER_INVESTING.bradesco, AFTER_INVESTING.balance].join('\n'),
  ].join('\n\n'),
});
