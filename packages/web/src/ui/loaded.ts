import type { CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The state of content that a page loads. */
export type LoadedState<A, F = CallFailure> =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: F }
  | { readonly _tag: 'Shown'; readonly value: A };

/** What follows an answer. It does not run for a stale answer, or after the visit ended. */
interface Followed<A, F> {
  readonly shown?: ((value: A) => void) | undefined;
  readonly failed?: ((failure: F) => void) | undefined;
}

const loading = { _tag: 'Loading' } as const;

/**
 * Loads the content of a page from the server. It drops the answer to an older request, and an answer that comes after
 * the end of the visit. A view model owns it and closes it in its `close()`.
 */
export class Loaded<A, F = CallFailure> {
  state: LoadedState<A, F> = loading;
  readonly #task: TaskEither<F, A>;
  readonly #followed: Followed<A, F>;
  /** The number of the last request. Only its answer counts. */
  #asked = 0;

  constructor(task: TaskEither<F, A>, followed: Followed<A, F> = {}) {
    this.#task = task;
    this.#followed = followed;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** The content on the screen, if there is any. */
  get value(): A | undefined {
    return this.state._tag === 'Shown' ? this.state.value : undefined;
  }

  /** Loads for the first time, or again after a failure. */
  async load(): Promise<void> {
    this.state = loading;
    await this.refresh();
  }

  /** Loads again. The old content stays until the answer comes. */
  async refresh(): Promise<void> {
    const mine = (this.#asked += 1);
    const answer = await this.#task();
    runInAction(() => {
      if (mine !== this.#asked) return;
      this.state = E.isRight(answer)
        ? { _tag: 'Shown', value: answer.right }
        : { _tag: 'Failed', failure: answer.left };
      if (E.isRight(answer)) this.#followed.shown?.(answer.right);
      else this.#followed.failed?.(answer.left);
    });
  }

  /** Shows content that the page has already. */
  show(value: A): void {
    this.#asked += 1;
    this.state = { _tag: 'Shown', value };
  }

  /** Says that what is on the screen, or on its way, turned out to be useless. */
  fail(failure: F): void {
    this.#asked += 1;
    this.state = { _tag: 'Failed', failure };
  }

  /** Ends the visit. */
  close(): void {
    this.#asked += 1;
  }
}

/** The view model of a page that loads one thing. */
export interface LoadedVisit<A, F = CallFailure> {
  readonly loaded: Loaded<A, F>;
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

/** Makes one visit to a page that loads one thing. `useVisit` opens and closes it. */
export const loadedVisit = <A, F = CallFailure>(
  task: TaskEither<F, A>,
  followed?: Followed<A, F>,
): LoadedVisit<A, F> => {
  const loaded = new Loaded(task, followed);
  return { loaded, open: loaded.load, close: loaded.close };
};
