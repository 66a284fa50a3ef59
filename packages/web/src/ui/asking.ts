import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';

/**
 * The questions that a use case asks the client on the way, one at a time. The screen draws `question` as a dialog and
 * calls `answer`. A view model owns it and closes it in its `close()`.
 */
export class Asking<Question> {
  question: Question | undefined = undefined;
  #settle: (isYes: boolean) => void = () => undefined;

  constructor() {
    makeAutoObservable(this, { question: observableRef }, { autoBind: true });
  }

  /** Asks, and waits for the client. */
  readonly ask = (question: Question): TE.TaskEither<never, boolean> =>
    TE.fromTask(
      () =>
        new Promise((resolve) => {
          this.show(question, resolve);
        }),
    );

  answer(isYes: boolean): void {
    this.question = undefined;
    this.#settle(isYes);
  }

  /** Ends the visit. A question without an answer is a no, so that nothing is sent. */
  close(): void {
    this.answer(false);
  }

  private show(question: Question, settle: (isYes: boolean) => void): void {
    this.question = question;
    this.#settle = settle;
  }
}

/**
 * How a button or a form looks during a call that may ask: while a question is open it waits for the client, and only
 * otherwise for the server.
 */
export const waiting = ({ isBusy }: { readonly isBusy: boolean }, { question }: { readonly question: unknown }) => ({
  isBusy: isBusy && question === undefined,
  isHeld: question !== undefined,
});
