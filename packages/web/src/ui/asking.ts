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

/** Whether a call waits for the server. While a question is open it waits for the client. */
export const awaitsAnswer = (
  { isBusy }: { readonly isBusy: boolean },
  { question }: { readonly question: unknown },
): boolean => isBusy && question === undefined;
