import type { CallFailure, Choice, ChoiceValue, Scheduler } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { INTENT_AFTER, makeDebounce, type Debounce } from './debounce.ts';

/** Asks the server which choices fit a text. */
export type FindChoices<V extends ChoiceValue> = (text: string) => TaskEither<CallFailure, readonly Choice<V>[]>;

/** The state of a search. */
export type Searched =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Searching' }
  | { readonly _tag: 'Found'; readonly choices: readonly Choice<ChoiceValue>[] }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure };

const idle: Searched = { _tag: 'Idle' };
const searching: Searched = { _tag: 'Searching' };

/** Searches the choices of a field on the server. It shows only the answer to the last text. */
export class ChoiceSearch {
  found: Searched = idle;
  #text = '';
  readonly #find: FindChoices<ChoiceValue>;
  readonly #wait: Debounce;

  constructor(find: FindChoices<ChoiceValue>, scheduler: Scheduler) {
    this.#find = find;
    this.#wait = makeDebounce(scheduler, INTENT_AFTER, () => void this.run());
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  /** Searches after the client pauses. A text of blanks searches nothing. */
  ask(text: string): void {
    this.#text = text.trim();
    this.found = this.#text === '' ? idle : searching;
    if (this.#text === '') this.#wait.cancel();
    else this.#wait.start();
  }

  private async run(): Promise<void> {
    const text = this.#text;
    const answer = await this.#find(text)();
    runInAction(() => {
      if (text !== this.#text) return;
      this.found = E.match(
        (failure: CallFailure): Searched => ({ _tag: 'Failed', failure }),
        (choices: readonly Choice<ChoiceValue>[]): Searched => ({ _tag: 'Found', choices }),
      )(answer);
    });
  }
}

/** Makes the searches of a form. @param searches how to search the server, by the name of the field */
export const searchesIn = (searches: object, scheduler: Scheduler): ReadonlyMap<string, ChoiceSearch> => {
  // Object.entries loses the type of the searches.
  const entries = Object.entries(searches) as [string, FindChoices<ChoiceValue>][];
  return new Map(entries.map(([name, find]) => [name, new ChoiceSearch(find, scheduler)]));
};
