import { refuseField } from './refusal.ts';

/** Reais in whole cents. `undefined` for more than two decimals, less than zero, or beyond exact cents. */
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
