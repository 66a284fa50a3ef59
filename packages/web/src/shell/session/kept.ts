import type { DeviceMemory, Session } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import * as O from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';
import { Call } from '../../ui/call.ts';

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
 * of one client shows to the next. A failed load keeps the value from before.
 */
export class Kept<A> {
  value: A | undefined = undefined;
  private readonly asking = new Call<CallFailure>();
  private readonly load: (session: Session) => TaskEither<CallFailure, A>;
  private readonly memory: Parts['memory'];

  constructor({ memory, navigation }: Parts, load: (session: Session) => TaskEither<CallFailure, A>) {
    this.memory = memory;
    this.load = load;
    makeAutoObservable<this, 'load' | 'memory' | 'asking'>(
      this,
      { value: observableRef, load: false, memory: false, asking: false },
      { autoBind: true },
    );
    whenSessionEnds(navigation, this.drop);
  }

  /** Why the last load failed. `undefined` while another one runs. */
  get failure(): CallFailure | undefined {
    return this.asking.failure;
  }

  /** Loads unless the value is there or on its way. */
  async ensure(): Promise<void> {
    if (this.value === undefined) await this.refresh();
  }

  /** Loads again, unless a load runs. */
  async refresh(): Promise<void> {
    const session = O.toUndefined(this.memory.session.read());
    if (session !== undefined) await this.asking.run(this.load(session), { done: this.take });
  }

  /** Takes a value that a page got in another way. An answer that is on its way is dropped. */
  show(value: A): void {
    this.asking.close();
    this.take(value);
  }

  private take(value: A): void {
    this.value = value;
  }

  private drop(): void {
    this.asking.close();
    this.value = undefined;
  }
}
