import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What follows a call about a password. */
interface Then<A> {
  readonly done: (answer: A) => void;
  readonly failed?: () => void;
}

/** The calls of one visit to a password form: one at a time, and the last failure. */
export class PasswordSubmission<F> {
  failure: F | undefined = undefined;
  /** A call is under way: whatever is pressed meanwhile does nothing, so that a double tap is one call. */
  isBusy = false;
  private isLeft = false;

  constructor() {
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** The screen is shown; React may do this twice. */
  open(): void {
    this.isLeft = false;
  }

  /** The client went elsewhere: a call that ends later takes nobody anywhere. */
  leave(): void {
    this.isLeft = true;
  }

  fail(failure: F): void {
    this.failure = failure;
  }

  /** Another press found something else: the failure before it is no news any more. */
  dismiss(): void {
    if (!this.isBusy) this.failure = undefined;
  }

  async run<A>(call: () => TaskEither<F, A>, then: Then<A>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    const answer = await call()();
    runInAction(() => {
      this.isBusy = false;
      if (this.isLeft) return;
      if (E.isRight(answer)) return then.done(answer.right);
      this.failure = answer.left;
      then.failed?.();
    });
  }
}
