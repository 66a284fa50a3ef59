import type { CallFailure } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';
import { Call } from '../ui/call.ts';

/** What a press did. The page says it. */
export type Done =
  | 'WorldAdded'
  | 'WorldDropped'
  | 'ClockMoved'
  | 'FaultAdded'
  | 'FaultsCleared'
  | 'SnapshotSaved'
  | 'SnapshotLoaded'
  | 'SnapshotDropped'
  | 'LogCleared'
  | 'Reset';

/** A press that changes the sandbox. */
export interface Act {
  readonly does: TaskEither<CallFailure, unknown>;
  readonly done: Done;
  /** Says which button was pressed. */
  readonly of: string;
}

/** What the presses of a part of the page share: one call at a time, a question before what cannot be undone, and what is said after. */
export class Acting<Q extends { readonly act: Act }> {
  readonly call = new Call<CallFailure>();
  /** The question that waits for an answer. */
  question: Q | undefined = undefined;
  /** The button of the running call. */
  of: string | undefined = undefined;
  private readonly say: (done: Done) => void;
  private readonly after: () => unknown;

  /** @param after loads what a press changed */
  constructor(say: (done: Done) => void, after: () => unknown) {
    this.say = say;
    this.after = after;
    makeAutoObservable<this, 'say' | 'after'>(
      this,
      { call: false, question: observableRef, say: false, after: false },
      { autoBind: true },
    );
  }

  ask(question: Q): void {
    this.of = question.act.of;
    this.call.dismiss();
    this.question = question;
  }

  /** The answer to the question. A yes acts. */
  async answer(isYes: boolean): Promise<void> {
    const { question } = this;
    if (isYes && question !== undefined) await this.run(question.act);
    this.forget();
  }

  async run({ does, done, of }: Act): Promise<void> {
    if (this.call.isBusy) return;
    this.of = of;
    await this.call.run(does, {
      done: () => {
        this.say(done);
        return this.after();
      },
    });
  }

  isBusyWith(of: string): boolean {
    return this.call.isBusy && this.of === of;
  }

  /** Why the call of a button failed, if it was the last that was pressed. */
  failureOf(of: string): CallFailure | undefined {
    return this.of === of ? this.call.failure : undefined;
  }

  close(): void {
    this.question = undefined;
    this.call.close();
  }

  private forget(): void {
    this.question = undefined;
  }
}
