/**
 * Turns a yearly return into the monthly one that compounds to it.
 *
 *     monthly = (1 + yearly)^(1/12) - 1
 *     (1 + monthly)^12 = 1 + yearly
 *
 * The specification says only that it "is derived from the annual rate". We compound, as the market does (decision
 * Q007). One twelfth of the yearly return would promise more than the fund pays.
 * @param yearly return as a fraction, above -1: 0.06 is 6% a year
 * @returns return a month as a fraction: 0.06 gives 0.0048676
 * @see spec B §4 Financial independence calculation
 */
export const monthlyRate = (yearly: number): number => Math.expm1(Math.log1p(yearly) / 12);

/** Nine tenths of the returns count during the usage. @see spec B §4 Financial independence calculation */
const COUNTED_WHILE_USED = 0.9;

/** The monthly rate while the client uses the reserve. @see spec B §4 Financial independence calculation */
export const usageRate = (yearly: number): number => COUNTED_WHILE_USED * monthlyRate(yearly);

/** The value of 1 after some months: `(1 + rate)^months`. Less than 1 for negative months. */
export const growth = (rate: number, months: number): number => Math.exp(months * Math.log1p(rate));

/**
 * The value of 1 paid at the end of each month, after the last payment.
 *
 *     ((1 + rate)^months - 1) / rate        months when the rate is 0
 *
 * `expm1` and `log1p` keep digits that the subtraction loses at a small rate.
 * @see decision Q007
 */
export const savedUp = (rate: number, months: number): number =>
  rate === 0 ? months : Math.expm1(months * Math.log1p(rate)) / rate;

/**
 * The amount of today that pays 1 at the end of each month.
 *
 *     (1 - (1 + rate)^-months) / rate        months when the rate is 0
 *
 * @see decision Q007
 */
export const worthToday = (rate: number, months: number): number =>
  rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
