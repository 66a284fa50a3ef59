import type { Scheduler } from '@aroeira/domain/kernel';

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

/** Runs the function at each call, without a wait. */
export const atOnce = (run: () => void): Debounce => ({ start: run, cancel: () => undefined });
