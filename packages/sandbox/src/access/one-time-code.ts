import { randomInt } from 'node:crypto';

const DIGITS = 6;

/** A code that a client reads in an e-mail: six digits. */
export const drawCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** How long a code is valid: ten minutes. */
export const CODE_LIFE_MS = 10 * 60_000;

/** How often a client may enter a code before it becomes invalid. */
export const CODE_TRIES = 5;
