import type { Cents } from '@aroeira/domain/kernel';

const shortFormat = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** Money where there is no room for the figures, which then stand beside it in full: `R$ 1,28 mi`. */
export const shortBrl = (amount: Cents): string => shortFormat.format(amount / 100);
