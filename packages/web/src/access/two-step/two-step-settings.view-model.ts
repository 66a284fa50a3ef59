import type { ChangeTwoStep, TwoStepChoice, TwoStepCodeFailure } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import { Call } from '../../ui/call.ts';

/** What a visit works with. The view model knows no Portuguese. */
export interface TwoStepSettingsParts {
  readonly twoStep: ChangeTwoStep;
  /** What the session says, until the server is asked. */
  readonly known: TwoStepChoice;
  readonly changed: (choice: TwoStepChoice) => void;
  /** The server answered a change, well or not. */
  readonly answered: () => void;
}

/**
 * Two-step verification on one screen. It shows what the server said last, and never what the client only wished for.
 *
 * @see spec A §4 Two-step verification prompt, B §4 Two-step authentication; decisions Q040, 0121
 */
export class TwoStepSettingsViewModel {
  choice: TwoStepChoice;
  /** Turning it off waits for the code that was sent. */
  isCodeDue = false;
  wasSentAgain = false;
  code = '';
  /** The change under way, or why the last one was refused. */
  readonly changing = new Call<TwoStepCodeFailure>();
  private isPutOff = false;
  private hasChanged = false;
  private readonly reading = new Call<CallFailure>();
  private readonly parts: TwoStepSettingsParts;

  constructor(parts: TwoStepSettingsParts) {
    this.parts = parts;
    this.choice = parts.known;
    makeAutoObservable<this, 'parts' | 'reading' | 'hasChanged'>(
      this,
      { changing: false, parts: false, reading: false, hasChanged: false },
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

  /**
   * Reads the choice from the server. The client asked for nothing yet: a choice that cannot be read alerts nobody, and
   * what the session says stands.
   */
  async open(): Promise<void> {
    await this.reading.run(this.parts.twoStep.load, {
      done: (choice) => {
        if (!this.hasChanged) this.choice = choice;
      },
    });
  }

  close(): void {
    this.reading.close();
    this.changing.close();
  }

  enable(): Promise<void> {
    return this.run(this.parts.twoStep.enable, this.settle);
  }

  /** Turns it off, or sends a code. While the code is due, it sends another one. */
  disable(): Promise<void> {
    return this.run(this.parts.twoStep.disable, (step) => {
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
    return this.run(this.parts.twoStep.confirmDisable(this.code), this.settle);
  }

  /** Leaves the code unanswered: two-step verification stays on. */
  leaveCode(): void {
    if (this.changing.isSending) return;
    this.isCodeDue = false;
    this.changing.dismiss();
  }

  /** Not now: asked again at the next visit, since nothing was chosen. */
  putOff(): void {
    if (!this.changing.isSending) this.isPutOff = true;
  }

  private settle(choice: TwoStepChoice): void {
    this.choice = choice;
    this.isCodeDue = false;
    this.parts.changed(choice);
  }

  private run<A>(task: TaskEither<TwoStepCodeFailure, A>, done: (answer: A) => void): Promise<void> {
    this.hasChanged = true;
    return this.changing.run(task, {
      done: (answer) => {
        done(answer);
        this.parts.answered();
      },
      refused: this.parts.answered,
    });
  }
}
