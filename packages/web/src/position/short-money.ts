import { formatBrl, type Cents } from '@aroeira/domain/kernel';

const shortFormat = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** Below R$ 1.000,00 the full figures are short enough. */
const SHORT_ENOUGH = 1_000_00;

/** Money in a small place: `R$ 1,28 mi`, `R$ 469 mil`, `R$ 12,30`. The screen shows the full figures too. */
export const shortBrl = (amount: Cents): string =>
  Math.abs(amount) < SHORT_ENOUGH ? formatBrl(amount) : shortFormat.format(amount / 100);
