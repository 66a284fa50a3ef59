import { refuseField } from './refusal.ts';

/**
 * Turns reais of the wire into whole cents.
 * @returns `undefined` for more than two decimals, an amount below zero, or one that cents do not hold exactly
 */
export const centsOf = (reais: number): number | undefined => {
  const cents = Math.round(reais * 100);
  return Number.isSafeInteger(cents) && cents >= 0 && cents / 100 === reais ? cents : undefined;
};

/** Does the same for an amount in a body. @throws Refusal 400 at its path when it is not an amount */
export const centsAt = (path: string, reais: number): number => {
  const cents = centsOf(reais);
  if (cents === undefined) throw refuseField(path, 'must be reais, at most two decimals');
  return cents;
};
