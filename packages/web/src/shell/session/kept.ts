import type { DeviceMemory, Session } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The part of the navigation that tells when a session ended. */
export interface Moves {
  readonly path: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Runs when the app comes to /login. Every way to another session leads through it. @see decision 0040 */
export const whenSessionEnds = (navigation: Moves, run: () => void): void =>
  void navigation.subscribe(() => {
    if (navigation.path().startsWith('/login')) run();
  });

interface Parts {
  readonly memory: Pick<DeviceMemory, 'session'>;
  readonly navigation: Moves;
}

/** What a session knows of a value. A reader names each state whose value it takes. */
export type KeptState<A> =
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  | { readonly _tag: 'Fresh'; readonly value: A }
  /** A newer value is on its way. `failure` says why the load before this one failed, if it did. */
  | { readonly _tag: 'StaleLoading'; readonly value: A; readonly failure: CallFailure | undefined }
  /** Something made the value old, and the newer one did not come. */
  | { readonly _tag: 'StaleFailed'; readonly value: A; readonly failure: CallFailure };

/** The last value that the server gave, however old. For readers that an old value does not mislead. */
export const lastKnown = <A>(state: KeptState<A>): A | undefined => ('value' in state ? state.value : undefined);

const EMPTY = { _tag: 'Empty' } as const;

/** Whether the last load failed, and no other is on its way. */
export const hasFailed = ({ _tag }: KeptState<unknown>): boolean => _tag === 'Failed' || _tag === 'StaleFailed';

const isLoading = ({ _tag }: KeptState<unknown>): boolean => _tag === 'Loading' || _tag === 'StaleLoading';

const loadingFrom = <A>(state: KeptState<A>): KeptState<A> =>
  'value' in state
    ? { _tag: 'StaleLoading', value: state.value, failure: 'failure' in state ? state.failure : undefined }
    : { _tag: 'Loading' };

const failedFrom = <A>(state: KeptState<A>, failure: CallFailure): KeptState<A> =>
  'value' in state ? { _tag: 'StaleFailed', value: state.value, failure } : { _tag: 'Failed', failure };

/** Asks the server. `isAgain`: something made an older answer useless, so a cache must not give it. */
type Load<A> = (session: Session, isAgain: boolean) => TaskEither<CallFailure, A>;

/**
 * What the pages of one session share. It loads when a page first needs it, and it is gone when the session ends or
 * becomes another client's: nothing of one client shows to the next.
 *
 * @see spec B §4 Reports "cached per session until the account switches"; decisions Q080, 0260
 */
export class Kept<A> {
  state: KeptState<A> = EMPTY;
  readonly #load: Load<A>;
  readonly #memory: Parts['memory'];
  /** The end of the newest load. */
  #answer: Promise<void> = Promise.resolve();
  /** The number of the newest load. The answer to an older one is dropped. */
  #asked = 0;
  /** The number of the session. */
  #visit = 0;
  /** Whose value it is. */
  #clientId: number | undefined = undefined;
  /** A refresh was asked for, and none has succeeded since. */
  #isAgain = false;

  constructor({ memory, navigation }: Parts, load: Load<A>) {
    this.#memory = memory;
    this.#load = load;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
    whenSessionEnds(navigation, this.drop);
  }

  /** The state for the client who is signed in now. It makes no call. */
  current(): KeptState<A> {
    this.session();
    return this.state;
  }

  /** Loads unless the value is fresh. During a load it waits for that one. */
  async ensure(): Promise<void> {
    const state = this.current();
    if (isLoading(state)) await this.#answer;
    else if (state._tag !== 'Fresh') await this.begin();
  }

  /**
   * Loads again. A load that is under way may have read the value from before what made this one needed, so its answer
   * is dropped, and whoever waits for it waits for this one.
   */
  async refresh(): Promise<void> {
    this.session();
    this.#isAgain = true;
    await this.begin();
  }

  /** The fresh value. It loads if there is none. */
  async read(): Promise<E.Either<CallFailure, A>> {
    await this.ensure();
    return this.told(this.read);
  }

  /** The value after a refresh. */
  async reread(): Promise<E.Either<CallFailure, A>> {
    await this.refresh();
    return this.told(this.read);
  }

  /** Changes the value that is there, when the server took the same change. It makes no call, except during a load. */
  amend(change: (value: A) => A): void {
    const state = this.current();
    if ('value' in state) this.state = { ...state, value: change(state.value) };
    if (isLoading(state)) void this.refresh();
  }

  private async told(later: TaskEither<CallFailure, A>): Promise<E.Either<CallFailure, A>> {
    const { state } = this;
    switch (state._tag) {
      case 'Fresh':
        return E.right(state.value);
      case 'Failed':
      case 'StaleFailed':
        return E.left(state.failure);
      case 'Empty':
        return E.left({ _tag: 'NoSession', reason: 'none' });
      case 'Loading':
      case 'StaleLoading':
        return later();
    }
  }

  private session(): Session | undefined {
    const session = O.toUndefined(this.#memory.session.read());
    if (session?.clientId !== this.#clientId) this.drop();
    this.#clientId = session?.clientId;
    return session;
  }

  private async begin(): Promise<void> {
    const session = this.session();
    if (session === undefined) return;
    this.state = loadingFrom(this.state);
    this.#answer = this.ask(session);
    await this.#answer;
  }

  private async ask(session: Session): Promise<void> {
    const [visit, mine] = [this.#visit, (this.#asked += 1)];
    const answer = await this.#load(session, this.#isAgain)();
    if (visit !== this.#visit) return;
    if (mine !== this.#asked) {
      await this.#answer;
      return;
    }
    runInAction(() => {
      if (E.isRight(answer)) this.#isAgain = false;
      this.state = E.isRight(answer) ? { _tag: 'Fresh', value: answer.right } : failedFrom(this.state, answer.left);
    });
  }

  private drop(): void {
    this.#visit += 1;
    this.#isAgain = false;
    this.state = EMPTY;
  }
}
