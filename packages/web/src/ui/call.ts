import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** How far a call is that a client started by a press. */
export type CallState<F> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Sending' }
  | { readonly _tag: 'Refused'; readonly failure: F }
  | { readonly _tag: 'Done' };

/** What follows a call. Neither is called when the visit ended before the answer came. */
export interface Then<F, A> {
  /** The call waits for it when it takes time itself. */
  readonly done?: (answer: A) => unknown;
  readonly refused?: (failure: F) => unknown;
}

const idle = { _tag: 'Idle' } as const;

/**
 * The calls that one press of a visit makes, one at a time.
 *
 * A second press while a call is under way does nothing, so that a double tap is one call. An answer that comes after the
 * visit ended changes nothing and sends nobody anywhere. A view model owns its calls and closes them in its `close()`.
 */
export class Call<F> {
  state: CallState<F> = idle;
  /** Counts the visits: an answer belongs to the visit in which it was asked for. */
  private visit = 0;

  constructor() {
    makeAutoObservable<this, 'visit'>(this, { state: observableRef, visit: false }, { autoBind: true });
  }

  get isSending(): boolean {
    return this.state._tag === 'Sending';
  }

  /** Why the last call was refused, until another one begins. */
  get failure(): F | undefined {
    return this.state._tag === 'Refused' ? this.state.failure : undefined;
  }

  /** @param task what to call; it does not start while another call is under way */
  async run<A>(task: TaskEither<F, A>, { done, refused }: Then<F, A> = {}): Promise<void> {
    if (this.isSending) return;
    const { visit } = this;
    this.state = { _tag: 'Sending' };
    const answer = await task();
    await runInAction(() => {
      if (visit !== this.visit) return undefined;
      this.state = E.isRight(answer) ? { _tag: 'Done' } : { _tag: 'Refused', failure: answer.left };
      return E.isRight(answer) ? done?.(answer.right) : refused?.(answer.left);
    });
  }

  /** The page itself found what is wrong: nothing was sent. */
  refuse(failure: F): void {
    if (!this.isSending) this.state = { _tag: 'Refused', failure };
  }

  /** The last failure is no news any more. */
  dismiss(): void {
    if (!this.isSending) this.state = idle;
  }

  /** The visit ended. */
  close(): void {
    this.visit += 1;
    this.state = idle;
  }
}
