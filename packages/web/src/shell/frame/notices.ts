import { makeAutoObservable } from 'mobx';
import type { AlertText } from '@aroeira/domain/access';

/** An alert that the client must read before going on. It outlives the page that caused it. */
export class Notices {
  /** The one on the screen; the rest wait behind it. */
  private queue: readonly AlertText[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get first(): AlertText | undefined {
    return this.queue[0];
  }

  /** Shows an alert, unless the same one waits already. */
  alert(text: AlertText): void {
    if (!this.queue.some(({ title, body }) => title === text.title && body === text.body))
      this.queue = [...this.queue, text];
  }

  dismiss(): void {
    this.queue = this.queue.slice(1);
  }
}
