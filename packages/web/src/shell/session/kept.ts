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
 * What the pages of one session share. It loads when a page first needs it, and it is gone when the session ends or
 * becomes another client's: nothing of one client shows to the next. A failed load keeps the value from before.
 *
 * @see spec B §4 Reports "cached per session until the account switches"; decision Q080
 */
export class Kept<A> {
  value: A | undefined = undefined;
  private readonly asking = new Call<CallFailure>();
  private readonly load: (session: Session) => TaskEither<CallFailure, A>;
  private readonly memory: Parts['memory'];
  /** The answer that every caller of a load waits for. */
  private answer: Promise<void> | undefined = undefined;
  /** Whose value it is. */
  private clientId: number | undefined = undefined;
  /** The value changed after the last load began. */
  private isAmended = false;

  constructor({ memory, navigation }: Parts, load: (session: Session) => TaskEither<CallFailure, A>) {
    this.memory = memory;
    this.load = load;
    makeAutoObservable<this, 'load' | 'memory' | 'asking' | 'answer' | 'clientId' | 'isAmended'>(
      this,
      {
        value: observableRef,
        load: false,
        memory: false,
        asking: false,
        answer: false,
        clientId: false,
        isAmended: false,
      },
      { autoBind: true },
    );
    whenSessionEnds(navigation, this.drop);
  }

  /** Why the last load failed. `undefined` while another one runs. */
  get failure(): CallFailure | undefined {
    return this.asking.failure;
  }

  /** The value of the client who is signed in now. It makes no call. */
  held(): A | undefined {
    this.session();
    return this.value;
  }

  /** Loads unless the value is there. */
  async ensure(): Promise<void> {
    if (this.held() === undefined) await this.refresh();
  }

  /** Loads again. During a load it waits for that one. */
  async refresh(): Promise<void> {
    const session = this.session();
    if (session === undefined) return;
    const mine = (this.answer ??= this.ask(session));
    await mine;
    if (this.answer === mine) this.answer = undefined;
  }

  /**
   * Changes the value that is there, when the server took the same change. It makes no call. But a load that is under way may
   * have read the value from before, so its answer does not count, and it asks again.
   */
  amend(change: (value: A) => A): void {
    const value = this.held();
    if (value !== undefined) this.value = change(value);
    this.isAmended = true;
  }

  private session(): Session | undefined {
    const session = O.toUndefined(this.memory.session.read());
    if (session?.clientId !== this.clientId) this.drop();
    this.clientId = session?.clientId;
    return session;
  }

  private ask(session: Session): Promise<void> {
    this.isAmended = false;
    const take = (value: A) => {
      if (this.isAmended) return this.ask(session);
      this.value = value;
      return undefined;
    };
    return this.asking.run(this.load(session), { done: take });
  }

  private drop(): void {
    this.asking.close();
    this.answer = undefined;
    this.value = undefined;
  }
}
