import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { Call } from '../../ui/call.ts';

/** What follows a call of a sign-in. */
export interface Then<F, A> {
  /** The call waits for it when it takes time itself. */
  readonly done: (answer: A) => void | Promise<void>;
  readonly failed: (failure: F) => void;
}

/** The calls of a sign-in. One that ends after the client went elsewhere is undone at once. */
export class SignInCall {
  private readonly call = new Call<never>();
  private readonly undo: Task<unknown>;
  private isLeft = false;

  constructor(undo: Task<unknown>) {
    this.undo = undo;
  }

  get isSending(): boolean {
    return this.call.isSending;
  }

  /** Whether the client is still here. */
  get isWanted(): boolean {
    return !this.isLeft;
  }

  open(): void {
    this.isLeft = false;
  }

  close(): void {
    this.isLeft = true;
    this.call.close();
  }

  async run<F, A>(task: TE.TaskEither<F, A>, { done, failed }: Then<F, A>): Promise<void> {
    const answer: TE.TaskEither<never, E.Either<F, A>> = TE.rightTask(async () => {
      const either = await task();
      if (this.isLeft) await this.undo();
      return either;
    });
    await this.call.run(answer, { done: E.matchW(failed, done) });
  }
}
