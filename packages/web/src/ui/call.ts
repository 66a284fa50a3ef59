import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The state of a call that a press started. */
export type CallState<F> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Busy' }
  | { readonly _tag: 'Refused'; readonly failure: F }
  | { readonly _tag: 'Done' };

/** What follows a call. If a function returns a promise, the call waits for it. */
export interface Then<F, A> {
  readonly done?: (answer: A) => unknown;
  readonly refused?: (failure: F) => unknown;
  /** Undoes the effect of an answer that came after the visit ended. The other functions do not run then. */
  readonly late?: (answer: A) => unknown;
}

const idle = { _tag: 'Idle' } as const;

/**
 * Runs the calls of one button during a visit, one at a time.
 *
 * A second press during a call does nothing, so that a double tap makes one call. An answer that comes after the end of
 * the visit changes nothing and opens no page. A view model owns its calls and closes them in its `close()`.
 */
export class Call<F> {
  state: CallState<F> = idle;
  /** The number of the visit. An answer counts only in the visit of its call. */
  #visit = 0;

  constructor() {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.state._tag === 'Busy';
  }

  /** The failure of the last call, until another call begins. */
  get failure(): F | undefined {
    return this.state._tag === 'Refused' ? this.state.failure : undefined;
  }

  /** @param task the call to make; it does not start during another call */
  async run<A, G extends F>(task: TaskEither<G, A>, { done, refused, late }: Then<G, A> = {}): Promise<void> {
    if (this.isBusy) return;
    const visit = this.#visit;
    this.state = { _tag: 'Busy' };
    const answer = await task();
    await runInAction(() => {
      if (visit !== this.#visit) return E.isRight(answer) ? late?.(answer.right) : undefined;
      this.state = E.isRight(answer) ? { _tag: 'Done' } : { _tag: 'Refused', failure: answer.left };
      return E.isRight(answer) ? done?.(answer.right) : refused?.(answer.left);
    });
  }

  /** Is busy until what the call needs is ready. @returns whether the call may begin */
  async hold(ready: Promise<boolean>): Promise<boolean> {
    if (this.isBusy) return false;
    const visit = this.#visit;
    this.state = { _tag: 'Busy' };
    const isReady = await ready;
    if (visit !== this.#visit) return false;
    runInAction(() => (this.state = idle));
    return isReady;
  }

  /** Shows a failure that the page itself found. It sends nothing. */
  refuse(failure: F): void {
    if (!this.isBusy) this.state = { _tag: 'Refused', failure };
  }

  /** Removes the last failure. */
  dismiss(): void {
    if (!this.isBusy) this.state = idle;
  }

  /** Ends the visit. */
  close(): void {
    this.#visit += 1;
    this.state = idle;
  }
}
