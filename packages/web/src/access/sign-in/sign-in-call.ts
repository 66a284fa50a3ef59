import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Call } from '../../ui/call.ts';

/** What follows a call of a sign-in. */
export interface Then<F, A> {
  /** When this takes time, the call waits for it. */
  readonly done: (answer: A) => void | Promise<void>;
  readonly failed: (failure: F) => void;
  /** Undoes the effect of an answer that came after the client left. */
  readonly late?: (answer: A) => Promise<unknown>;
}

/** The calls of a sign-in. When a call opens a session after the client left, that is undone at once. */
export class SignInCall {
  private readonly call = new Call<never>();
  private isLeft = false;

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

  async run<F, A>(task: TE.TaskEither<F, A>, { done, failed, late }: Then<F, A>): Promise<void> {
    const answer: TE.TaskEither<never, E.Either<F, A>> = TE.rightTask(async () => {
      const either = await task();
      if (this.isLeft && E.isRight(either)) await late?.(either.right);
      return either;
    });
    await this.call.run(answer, { done: E.matchW(failed, done) });
  }
}
