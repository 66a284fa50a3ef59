import { formatBrlWhole, type Cents } from '@aroeira/domain/kernel';

const compactFormat = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** `-R$ 2,5 mi` @param reais not cents */
export const amountInShort = (reais: number): string =>
  `${reais < 0 ? '-' : ''}R$ ${compactFormat.format(Math.abs(reais))}`;

/** From here on two amounts and a caption find no room side by side on a phone. */
const LONG = 100_000_000_00;

/** Whole reais, or a long amount in short: `R$ 4.072.934`, `R$ 1,8 bi`. */
export const amountInColumn = (amount: Cents): string =>
  Math.abs(amount) < LONG ? formatBrlWhole(amount) : amountInShort(amount / 100);
