import type { SignOut, SignOutFailure } from '@aroeira/domain/access';
import { makeAutoObservable } from 'mobx';
import { Call } from '../../ui/call.ts';

/** Where each way out leads. The view model knows no route. */
export interface ExitPlaces {
  /** Ends the session of the app. The saved accounts stay. */
  readonly close: () => void;
  readonly left: () => void;
  readonly notLeft: (failure: SignOutFailure) => void;
}

/**
 * The ways out of a session. Closing the app asks nothing, because the client can sign in again. It asks only after the
 * browser's back button. Leaving the account removes the account from this device, so it always asks.
 *
 * @see spec A §2 Dashboard, A §4 Session handling; decisions Q029, Q030
 */
export class ExitsViewModel {
  question: 'close' | 'leave' | undefined = undefined;
  readonly leaving = new Call<SignOutFailure>();
  readonly #leave: SignOut;
  readonly #places: ExitPlaces;

  constructor(leave: SignOut, places: ExitPlaces) {
    this.#leave = leave;
    this.#places = places;
    makeAutoObservable(this, { leaving: false }, { autoBind: true });
  }

  close(): void {
    this.leaving.close();
  }

  closeApp(): void {
    this.question = undefined;
    this.#places.close();
  }

  askToClose(): void {
    this.question = 'close';
  }

  askToLeave(): void {
    this.question = 'leave';
  }

  refuse(): void {
    if (!this.leaving.isBusy) this.question = undefined;
  }

  leaveAccount(): Promise<void> {
    return this.leaving.run(this.#leave, {
      done: () => this.answered(this.#places.left),
      refused: (failure) => this.answered(() => this.#places.notLeft(failure)),
    });
  }

  private answered(goOn: () => void): void {
    this.question = undefined;
    goOn();
  }
}
