import type { ConsentTerm, Session } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import {
  consentChanges,
  termsNow,
  type ConsentChange,
  type ConsentHistory,
  type TermNow,
  type MyDataUseCases,
} from '@aroeira/domain/profile';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';
import { Call } from '../../ui/call.ts';
import { Loaded } from '../../ui/loaded.ts';

/** What the client wants to withdraw but has not confirmed yet. */
export type Withdrawing = { readonly _tag: 'Term'; readonly term: ConsentTerm } | { readonly _tag: 'All' };

/** What the consents work with. */
export interface ConsentsParts extends Pick<MyDataUseCases, 'changeConsent' | 'revokeConsent'> {
  readonly client: Pick<Session, 'clientId' | 'document'>;
  readonly history: TaskEither<CallFailure, ConsentHistory>;
  readonly changed: (isGiven: boolean) => void;
  /** Ends the session after the whole consent was withdrawn. */
  readonly leave: () => void;
}

/** The consents on one visit: as they are, and how they became so. @see decision 0241 */
export class ConsentsViewModel {
  withdrawing: Withdrawing | undefined = undefined;
  readonly loaded: Loaded<ConsentHistory>;
  readonly call = new Call<CallFailure>();
  readonly #looking = new Call<CallFailure>();
  readonly #parts: ConsentsParts;

  constructor(parts: ConsentsParts) {
    this.#parts = parts;
    this.loaded = new Loaded(parts.history);
    makeAutoObservable(this, { withdrawing: observableRef, loaded: false, call: false }, { autoBind: true });
  }

  get terms(): readonly TermNow[] {
    return termsNow(this.loaded.value ?? []);
  }

  get changes(): readonly ConsentChange[] {
    return consentChanges(this.loaded.value ?? []);
  }

  /** A withdrawal tells first what it changes. */
  toggle({ term, isGiven }: TermNow): void {
    if (isGiven) this.withdrawing = { _tag: 'Term', term };
    else void this.change(term, true);
  }

  askToWithdrawAll(): void {
    this.withdrawing = { _tag: 'All' };
  }

  keep(): void {
    if (!this.call.isBusy) this.withdrawing = undefined;
  }

  async confirm(): Promise<void> {
    if (this.withdrawing?._tag === 'Term') await this.change(this.withdrawing.term, false);
    else
      await this.call.run(this.#parts.revokeConsent(this.#parts.client), {
        done: this.#parts.leave,
        refused: this.failed,
      });
  }

  /** Asks again. A failure changes nothing. */
  async look(): Promise<void> {
    if (this.loaded.value !== undefined && !this.call.isBusy)
      await this.#looking.run(this.#parts.history, { done: this.loaded.show });
  }

  /** Ends the visit. */
  close(): void {
    this.loaded.close();
    this.call.close();
    this.#looking.close();
  }

  private async change(term: ConsentTerm, isGiven: boolean): Promise<void> {
    await this.call.run(this.#parts.changeConsent(this.#parts.client, term, isGiven), {
      done: (history) => {
        this.withdrawing = undefined;
        this.#looking.close();
        this.loaded.show(history);
        this.#parts.changed(isGiven);
      },
      refused: this.failed,
    });
  }

  /** Nobody knows what the server kept, so the page reads it again. */
  private async failed(): Promise<void> {
    this.withdrawing = undefined;
    await this.loaded.refresh();
  }
}
