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

/**
 * What the pages of one session share. It loads when a page first needs it, and it is gone when the session ends: nothing
 * of one client shows to the next.
 */
export class Kept<A> {
  value: A | undefined = undefined;
  /** Why the last load failed. A value from before stays. */
  failure: CallFailure | undefined = undefined;
  private readonly load: (session: Session) => TaskEither<CallFailure, A>;
  private readonly memory: Parts['memory'];
  private asking: Promise<void> | undefined;
  /** The number of the last request. Only its answer counts. */
  private asked = 0;

  constructor({ memory, navigation }: Parts, load: (session: Session) => TaskEither<CallFailure, A>) {
    this.memory = memory;
    this.load = load;
    makeAutoObservable<this, 'load' | 'memory' | 'asking' | 'asked'>(
      this,
      { value: observableRef, failure: observableRef, load: false, memory: false, asking: false, asked: false },
      { autoBind: true },
    );
    whenSessionEnds(navigation, this.drop);
  }

  /** Loads unless the value is there or on its way. */
  async ensure(): Promise<void> {
    if (this.value === undefined) await this.refresh();
  }

  /** Loads again. The old value stays until the answer comes. Whoever asks meanwhile waits for the same answer. */
  async refresh(): Promise<void> {
    const session = O.toUndefined(this.memory.session.read());
    if (session !== undefined) await (this.asking ??= this.ask(session));
  }

  /** Takes a value that a page got in another way. */
  show(value: A): void {
    this.forgetRequest();
    this.value = value;
  }

  private async ask(session: Session): Promise<void> {
    this.failure = undefined;
    const mine = (this.asked += 1);
    const answer = await this.load(session)();
    runInAction(() => {
      if (mine !== this.asked) return;
      this.asking = undefined;
      if (E.isRight(answer)) this.value = answer.right;
      else this.failure = answer.left;
    });
  }

  private drop(): void {
    this.forgetRequest();
    this.value = undefined;
    this.failure = undefined;
  }

  private forgetRequest(): void {
    this.asked += 1;
    this.asking = undefined;
  }
}
