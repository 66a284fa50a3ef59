import type { TwoStep, TwoStepChoice, TwoStepCodeFailure } from '@aroeira/domain/access';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, runInAction } from 'mobx';

/** What a change leads to; the view model knows no Portuguese. */
export type OnTwoStepChanged = (choice: TwoStepChoice) => void;

/**
 * Two-step verification on one screen. It shows what the server said last and never what was only wished for.
 *
 * @see spec A §4 Two-step verification prompt, B §4 Two-step authentication; decisions Q040, 0121
 */
export class TwoStepSettingsViewModel {
  choice: TwoStepChoice;
  /** Turning it off waits for the code that was sent. */
  isCodeDue = false;
  wasSentAgain = false;
  code = '';
  failure: TwoStepCodeFailure | undefined = undefined;
  /** A change is under way: whatever is pressed meanwhile does nothing. */
  isBusy = false;
  private isPutOff = false;
  private hasChanged = false;
  private readonly twoStep: TwoStep;
  private readonly onChanged: OnTwoStepChanged;

  /** @param known what the session says, until the server was asked */
  constructor(twoStep: TwoStep, known: TwoStepChoice, onChanged: OnTwoStepChanged) {
    this.twoStep = twoStep;
    this.choice = known;
    this.onChanged = onChanged;
    makeAutoObservable<this, 'twoStep' | 'onChanged' | 'hasChanged'>(
      this,
      { twoStep: false, onChanged: false, hasChanged: false },
      { autoBind: true },
    );
  }

  get isOn(): boolean {
    return this.choice === 'on';
  }

  /** Whether the client has to be asked to choose. */
  get isUndecided(): boolean {
    return this.choice === 'not-chosen' && !this.isPutOff;
  }

  /** Nobody asked for anything yet: what could not be read is not worth an alert, and the session's word stands. */
  async load(): Promise<void> {
    const answer = await this.twoStep.load();
    runInAction(() => {
      if (E.isRight(answer) && !this.hasChanged) this.choice = answer.right;
    });
  }

  enable(): Promise<void> {
    return this.run(this.twoStep.enable, this.settle);
  }

  /** Off, or a code on its way. Asked for again while the code is due, it sends another one. */
  disable(): Promise<void> {
    return this.run(this.twoStep.disable, (step) => {
      if (step._tag === 'Done') return this.settle(step.choice);
      this.wasSentAgain = this.isCodeDue;
      this.isCodeDue = true;
      this.code = '';
    });
  }

  toggle(): Promise<void> {
    return this.isOn ? this.disable() : this.enable();
  }

  changeCode(code: string): void {
    this.code = code;
  }

  confirm(): Promise<void> {
    return this.run(this.twoStep.confirmDisable(this.code), this.settle);
  }

  /** Leaves the code unanswered: two-step verification stays on. */
  leaveCode(): void {
    if (this.isBusy) return;
    this.isCodeDue = false;
    this.failure = undefined;
  }

  /** Not now: asked again at the next visit, since nothing was chosen. */
  putOff(): void {
    if (!this.isBusy) this.isPutOff = true;
  }

  private settle(choice: TwoStepChoice): void {
    this.choice = choice;
    this.isCodeDue = false;
    this.onChanged(choice);
  }

  private async run<A>(task: TaskEither<TwoStepCodeFailure, A>, done: (answer: A) => void): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.hasChanged = true;
    this.failure = undefined;
    const answer = await task();
    runInAction(() => {
      this.isBusy = false;
      if (E.isRight(answer)) done(answer.right);
      else this.failure = answer.left;
    });
  }
}
