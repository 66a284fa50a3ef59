import { makeAutoObservable } from 'mobx';
import type { Scheduler } from '@aroeira/domain/kernel';

/** How long a toast stays: long enough for one sentence. */
const STAYS_FOR = 4000;

/** What just happened, said once at the screen's end. It outlives the screen that said it; a new one takes its place. */
export class Toasts {
  text: string | undefined = undefined;
  private readonly scheduler: Scheduler;
  private cancel: (() => void) | undefined;

  constructor(scheduler: Scheduler) {
    this.scheduler = scheduler;
    makeAutoObservable<this, 'scheduler' | 'cancel'>(this, { scheduler: false, cancel: false }, { autoBind: true });
  }

  say(text: string): void {
    this.text = text;
    this.release();
  }

  /** Keeps it, while the focus or the pointer is on it. */
  hold(): void {
    this.cancel?.();
  }

  /** Lets its time run, from the start. */
  release(): void {
    this.hold();
    this.cancel = this.scheduler.after(STAYS_FOR, this.dismiss);
  }

  dismiss(): void {
    this.hold();
    this.text = undefined;
  }
}
