/** The subject of a message to the provider. @see spec B §3 Message types for contact */
export type Subject = 'question' | 'praise' | 'complaint' | 'request' | 'suggestion' | 'other';

/** 1 is the worst and 5 the best. @see spec B §3 App rating */
export type Stars = 1 | 2 | 3 | 4 | 5;

export const ALL_STARS: readonly Stars[] = [1, 2, 3, 4, 5];

/** The rating for a number. `undefined` for any other number (0, 6, 4.5). */
export const starsOf = (count: number): Stars | undefined => ALL_STARS.find((stars) => stars === count);
