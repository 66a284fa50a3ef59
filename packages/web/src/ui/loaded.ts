import type { CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** How far something is on its way to the screen. */
export type LoadedState<A, F = CallFailure> =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: F }
  | { readonly _tag: 'Shown'; readonly value: A };

const loading = { _tag: 'Loading' } as const;

/**
 * Something that a page shows and asks the server for. The answer to an older question is dropped, and so is an answer
 * that comes after the visit ended. A view model owns it and closes it in its `close()`.
 */
export class Loaded<A, F = CallFailure> {
  state: LoadedState<A, F> = loading;
  private readonly task: TaskEither<F, A>;
  /** Counts the questions: only the answer to the last one counts. */
  private asked = 0;

  constructor(task: TaskEither<F, A>) {
    this.task = task;
    makeAutoObservable<this, 'task' | 'asked'>(
      this,
      { state: observableRef, task: false, asked: false },
      { autoBind: true },
    );
  }

  /** What is shown, if anything is. */
  get value(): A | undefined {
    return this.state._tag === 'Shown' ? this.state.value : undefined;
  }

  /** Asks for the first time, or again after a failure. */
  async load(): Promise<void> {
    this.state = loading;
    await this.refresh();
  }

  /** Asks again. What is shown stays until the answer comes. */
  async refresh(): Promise<void> {
    const mine = (this.asked += 1);
    const answer = await this.task();
    runInAction(() => {
      if (mine !== this.asked) return;
      this.state = E.isRight(answer)
        ? { _tag: 'Shown', value: answer.right }
        : { _tag: 'Failed', failure: answer.left };
    });
  }

  /** Shows what is there already: nothing has to be asked for. */
  show(value: A): void {
    this.asked += 1;
    this.state = { _tag: 'Shown', value };
  }

  /** The visit ended. */
  close(): void {
    this.asked += 1;
  }
}
