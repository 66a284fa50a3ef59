import { formatAmount, formatPercentFigure } from './formats.ts';
import type { Cents } from './money.ts';

/** Tells a spreadsheet that the text is UTF-8: without it 'Ações' opens as 'AÃ§Ãµes'. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows for a Brazilian spreadsheet: semicolons between cells, CRLF between rows and none after the last. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(';')).join('\r\n');

/** A text that a spreadsheet would run as a formula is kept a text by an apostrophe; a negative number is one. Wide signs count in Asia. */
const cell = (value: string): string => {
  const isFormula = /^[=+@\t\r\n＝＋－＠-]/.test(value) && !/^-[\d.,]+$/.test(value);
  const safe = isFormula ? `'${value}` : value;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Money as a number of a Brazilian spreadsheet: 123450 cents is `1234,50`. */
export const amountCell = (amount: Cents): string => withoutDots(formatAmount(amount));

/** A percent in the same way, without its sign. */
export const percentCell = (percent: number): string => withoutDots(formatPercentFigure(percent));

const withoutDots = (figure: string): string => figure.replaceAll('.', '');
