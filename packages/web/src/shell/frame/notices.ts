import { makeAutoObservable } from 'mobx';
import type { AlertText } from '@aroeira/domain/access/messages';

/** An alert that the client must read before anything else. It stays when the page that caused it closes. */
export class Notices {
  /** The alert on the screen. The others wait. */
  private queue: readonly AlertText[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get first(): AlertText | undefined {
    return this.queue[0];
  }

  /** Shows an alert, unless the same alert already waits. */
  alert(text: AlertText): void {
    if (!this.queue.some(({ title, body }) => title === text.title && body === text.body))
      this.queue = [...this.queue, text];
  }

  /** Takes an alert back that is not true any more. */
  withdraw(body: string): void {
    this.queue = this.queue.filter((alert) => alert.body !== body);
  }

  dismiss(): void {
    this.queue = this.queue.slice(1);
  }
}
