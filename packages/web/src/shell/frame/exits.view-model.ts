import type { SignOut, SignOutFailure } from '@aroeira/domain/access';
import { makeAutoObservable, runInAction } from 'mobx';

/** Where the ways out lead; the view model knows no route. */
export interface ExitPlaces {
  /** The app session ends there, and the saved accounts stay. */
  readonly close: () => void;
  readonly left: () => void;
  readonly notLeft: (failure: SignOutFailure) => void;
}

/**
 * The ways out of a session. Closing the app can be undone by signing in and asks nothing, unless it was the browser's
 * back that meant it; leaving the account forgets it on this device and always asks.
 *
 * @see spec A §2 Dashboard, A §4 Session handling; decisions Q029, Q030
 */
export class ExitsViewModel {
  question: 'close' | 'leave' | undefined = undefined;
  isLeaving = false;
  private readonly leave: SignOut;
  private readonly places: ExitPlaces;

  constructor(leave: SignOut, places: ExitPlaces) {
    this.leave = leave;
    this.places = places;
    makeAutoObservable<this, 'leave' | 'places'>(this, { leave: false, places: false }, { autoBind: true });
  }

  closeApp(): void {
    this.question = undefined;
    this.places.close();
  }

  askToClose(): void {
    this.question = 'close';
  }

  askToLeave(): void {
    this.question = 'leave';
  }

  refuse(): void {
    if (!this.isLeaving) this.question = undefined;
  }

  async leaveAccount(): Promise<void> {
    if (this.isLeaving) return;
    this.isLeaving = true;
    const answer = await this.leave();
    runInAction(() => {
      this.isLeaving = false;
      this.question = undefined;
      if (answer._tag === 'Left') this.places.notLeft(answer.left);
      else this.places.left();
    });
  }
}
