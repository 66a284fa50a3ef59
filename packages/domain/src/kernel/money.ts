declare const brand: unique symbol;

/** An amount of money in integer cents of real. Only the wire and the screen have reais. */
export type Cents = number & { readonly [brand]: 'Cents' };

/** @throws RangeError when `whole` is no safe integer, because rounding would change the amount */
export const cents = (whole: number): Cents => {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not a whole number of cents: ${whole}`);
  // The brand's only constructor. `+ 0` turns -0 into 0.
  return (whole + 0) as Cents;
};

export const zero = cents(0);

/** Adds amounts up. */
export const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((total, amount) => total + amount, 0));

/** A percent, rounded half up by whole numbers: 1 of 3 is 33.33. 0 unless the total is above 0. @see decision Q078 */
export const percentOf = (part: Cents, total: Cents): number => {
  if (total <= 0) return 0;
  const [doubled, divisor] = [BigInt(part) * 20_000n + BigInt(total), BigInt(total) * 2n];
  const above = ((doubled % divisor) + divisor) % divisor;
  return Number((doubled - above) / divisor) / 100;
};
