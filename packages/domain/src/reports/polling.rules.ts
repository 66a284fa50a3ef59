/** @see spec B §4 Reports, B §9 */
const INTERVAL = 10_000;

/** When to stop asking for a report, in milliseconds after the first question. @see spec B §4 Reports, B §9 */
export const GIVE_UP_AT = 120_000;

/**
 * When to ask whether a report is ready, in milliseconds: at 0, 10, 20 … 110 seconds. There is no question at 120
 * seconds.
 * @see spec B §4 Reports; decision Q010
 */
export const QUESTIONS_AT: readonly number[] = Array.from({ length: GIVE_UP_AT / INTERVAL }, (_, n) => n * INTERVAL);
