/**
 * Reais of the wire as whole cents.
 *
 * @returns `undefined` for what is no amount: more than two decimals, below zero, or too much to count exactly
 */
export const centsOf = (reais: number): number | undefined => {
  const cents = Math.round(reais * 100);
  return Number.isSafeInteger(cents) && cents >= 0 && cents / 100 === reais ? cents : undefined;
};
