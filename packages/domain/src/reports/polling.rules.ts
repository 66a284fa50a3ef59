/** @see spec B §4 Reports, B §9 */
const INTERVAL = 10_000;

/** When to stop asking for a report, in milliseconds after the first question. @see spec B §4 Reports, B §9 */
export const GIVE_UP_AT = 120_000;

/** In milliseconds: at 0, 10 … 110 seconds, and not at 120. @see spec B §4 Reports; decision Q010 */
export const QUESTIONS_AT: readonly number[] = Array.from({ length: GIVE_UP_AT / INTERVAL }, (_, n) => n * INTERVAL);
