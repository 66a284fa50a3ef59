import { makeAutoObservable } from 'mobx';
import type { AlertText } from '@aroeira/domain/access';

/** An alert that the client must have read before going on. It outlives the screen that caused it. */
export class Notices {
  /** The one on the screen; the rest wait behind it. */
  private queue: readonly AlertText[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get first(): AlertText | undefined {
    return this.queue[0];
  }

  /** Shows an alert; one that is already waiting to be read is not said twice. */
  alert(text: AlertText): void {
    if (!this.queue.some(({ title, body }) => title === text.title && body === text.body))
      this.queue = [...this.queue, text];
  }

  dismiss(): void {
    this.queue = this.queue.slice(1);
  }
}
