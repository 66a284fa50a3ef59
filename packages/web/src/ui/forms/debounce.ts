import type { Scheduler } from '@aroeira/domain/kernel';

/** Milliseconds from the last change to what follows it: a change intent. @see spec A §9; decision Q060 */
export const INTENT_AFTER = 618;

/** Something that is done once, some time after the last of several calls. */
export interface Debounce {
  /** Starts the wait, over again when it runs. */
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

/** No wait at all. */
export const atOnce = (run: () => void): Debounce => ({ start: run, cancel: () => undefined });
