import type { ChangeTwoStep, TwoStepChoice, TwoStepCodeFailure } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import { Call } from '../../ui/call.ts';

/** What a visit works with. The view model knows no Portuguese. */
export interface TwoStepSettingsParts {
  readonly twoStep: ChangeTwoStep;
  /** The choice that the session holds. It is valid until the server answers. */
  readonly known: TwoStepChoice;
  readonly changed: (choice: TwoStepChoice) => void;
  /** Called after the server accepted or refused a change. */
  readonly answered: () => void;
}

/**
 * Two-step verification on one screen. It shows only what the server accepted.
 *
 * @see spec A §4 Two-step verification prompt, B §4 Two-step authentication; decisions Q040, 0121
 */
export class TwoStepSettingsViewModel {
  choice: TwoStepChoice;
  /** Whether the client must enter the sent code to turn it off. */
  isCodeDue = false;
  wasSentAgain = false;
  code = '';
  /** The change under way, or why the last one was refused. */
  readonly changing = new Call<TwoStepCodeFailure>();
  private isPutOff = false;
  #hasChanged = false;
  readonly #reading = new Call<CallFailure>();
  readonly #parts: TwoStepSettingsParts;

  constructor(parts: TwoStepSettingsParts) {
    this.#parts = parts;
    this.choice = parts.known;
    makeAutoObservable(this, { changing: false }, { autoBind: true });
  }

  get isOn(): boolean {
    return this.choice === 'on';
  }

  /** Whether to ask the client to choose. */
  get isUndecided(): boolean {
    return this.choice === 'not-chosen' && !this.isPutOff;
  }

  /** Whether nothing is left to ask: another question may come after this one. */
  get isAnswered(): boolean {
    const { _tag } = this.#reading.state;
    return (_tag === 'Done' || _tag === 'Refused') && !this.isUndecided && !this.isCodeDue;
  }

  /**
   * Reads the choice from the server. A failure shows no alert, because the client asked for nothing yet. Then the
   * choice of the session stays.
   */
  async open(): Promise<void> {
    await this.#reading.run(this.#parts.twoStep.load, {
      done: (choice) => {
        if (!this.#hasChanged) this.choice = choice;
      },
    });
  }

  close(): void {
    this.#reading.close();
    this.changing.close();
  }

  enable(): Promise<void> {
    return this.run(this.#parts.twoStep.enable, this.settle);
  }

  /** Turns it off, or sends a code. Sends another code while one is due. */
  disable(): Promise<void> {
    return this.run(this.#parts.twoStep.disable, (step) => {
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
    return this.run(this.#parts.twoStep.confirmDisable(this.code), this.settle);
  }

  /** Closes the question for the code. Two-step verification stays on. */
  leaveCode(): void {
    if (this.changing.isBusy) return;
    this.isCodeDue = false;
    this.changing.dismiss();
  }

  /** Puts the question off until the next visit. */
  putOff(): void {
    if (!this.changing.isBusy) this.isPutOff = true;
  }

  private settle(choice: TwoStepChoice): void {
    this.choice = choice;
    this.isCodeDue = false;
    this.#parts.changed(choice);
  }

  private run<A>(task: TaskEither<TwoStepCodeFailure, A>, done: (answer: A) => void): Promise<void> {
    this.#hasChanged = true;
    return this.changing.run(task, {
      done: (answer) => {
        done(answer);
        this.#parts.answered();
      },
      refused: this.#parts.answered,
    });
  }
}
