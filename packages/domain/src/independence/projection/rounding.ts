import { cents, type Cents } from '../../kernel/money.ts';

/** Rounds half up: 0.5 is 1 and -0.5 is 0. @see decision 0070 */
export const halfUp = (amount: number): number => Math.floor(amount + 0.5);

/** Whether an amount is small enough for exact cents (R$ 90 trillion). */
export const isExactInCents = (amount: number): boolean => Number.isSafeInteger(halfUp(amount));

/** @param amount cents, not rounded */
export const rounded = (amount: number): Cents => cents(halfUp(amount));
