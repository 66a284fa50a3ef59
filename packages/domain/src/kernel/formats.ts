import { dayInSaoPaulo, timeInSaoPaulo, yearOf, type CalendarDay, type Instant } from './days.ts';
import type { Cents } from './money.ts';
import { once } from './once.ts';

/** @see spec A §9 */
const LOCALE = 'pt-BR';

const amountFormat = once(() => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const wholeFormat = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));
const percentFormat = once(() => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** The space between the sign and the digits. A line never breaks at it. */
const NO_BREAK = '\u00a0';

/** `1234,50` in pt-BR without the sign: 123450 cents is `1.234,50`. */
export const formatAmount = (amount: Cents): string => amountFormat().format(amount / 100);

/** Whole reais in pt-BR without the sign: 123400 cents is `1.234`. */
export const formatWhole = (amount: Cents): string => wholeFormat().format(amount / 100);

/** Money in pt-BR: 123450 cents is `R$ 1.234,50`, with a no-break space. @see spec A §9 */
export const formatBrl = (amount: Cents): string =>
  amount < 0
    ? `-R$${NO_BREAK}${amountFormat().format(Math.abs(amount) / 100)}`
    : `R$${NO_BREAK}${amountFormat().format(amount / 100)}`;

/** For charts: 123450 cents is `R$ 1.235`. Zero has no sign. @see spec B §5 "chart money 0 decimals" */
export const formatBrlWhole = (amount: Cents): string =>
  `${amount <= -50 ? '-' : ''}R$${NO_BREAK}${wholeFormat().format(Math.abs(amount) / 100)}`;

/** A percent with two decimals, without the sign: 36.5 is `36,50`. */
export const formatPercentFigure = (percent: number): string => percentFormat().format(percent);

/** A percent with two decimals: 36.5 is `36,50%`. */
export const formatPercent = (percent: number): string => `${percentFormat().format(percent)}%`;

/** A day in Brazilian notation: `2026-11-20` is `20/11/2026`. */
export const formatDay = (day: CalendarDay): string => day.split('-').reverse().join('/');

/** A moment in Brazilian notation, by São Paulo's clock: `21/11/2026 às 07:05`. */
export const formatMoment = (at: Instant): string => `${formatDay(dayInSaoPaulo(at))} às ${timeInSaoPaulo(at)}`;

const MONTHS = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
];

/** The month of a day: `Outubro de 2026`. @see decision Q012 */
export const formatMonth = (day: CalendarDay): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} de ${yearOf(day)}`;
