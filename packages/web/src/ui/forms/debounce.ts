import type { Scheduler } from '@aroeira/domain/kernel';

/** Milliseconds from the last change to its check. @see spec A §4 Forms; decision Q060 */
const CHECK_AFTER = 500;

/** Milliseconds from the last change to its change intent. @see spec A §9; decision Q060 */
export const INTENT_AFTER = 618;

/** Runs a function once, some time after the last of several calls. */
export interface Debounce {
  /** Starts the wait, or starts it again. */
  readonly start: () => void;
  readonly cancel: () => void;
}

export const makeDebounce = (scheduler: Scheduler, milliseconds: number, run: () => void): Debounce => {
  let cancel: (() => void) | undefined;
  return {
    start: () => {
      cancel?.();
      cancel = scheduler.after(milliseconds, run);
    },
    cancel: () => cancel?.(),
  };
};

/** Checks a form after a pause, or at each change if the form says so. */
export const makeCheck = (scheduler: Scheduler, checks: 'after-pause' | 'at-once', run: () => void): Debounce =>
  checks === 'at-once' ? { start: run, cancel: () => undefined } : makeDebounce(scheduler, CHECK_AFTER, run);
