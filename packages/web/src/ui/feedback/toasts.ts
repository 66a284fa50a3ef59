import { makeAutoObservable } from 'mobx';
import type { Scheduler } from '@aroeira/domain/kernel';

/** Milliseconds that a toast stays: long enough to read one sentence. */
const STAYS_FOR = 4000;

/** Holds the message about what just happened. A message outlives the screen that sent it. A new one replaces it. */
export class Toasts {
  text: string | undefined = undefined;
  readonly #scheduler: Scheduler;
  #cancel: (() => void) | undefined;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  say(text: string): void {
    this.text = text;
    this.release();
  }

  /** Keeps the toast while the focus or the pointer is on it. */
  hold(): void {
    this.#cancel?.();
  }

  /** Starts the whole time again. */
  release(): void {
    this.hold();
    this.#cancel = this.#scheduler.after(STAYS_FOR, this.dismiss);
  }

  dismiss(): void {
    this.hold();
    this.text = undefined;
  }
}
