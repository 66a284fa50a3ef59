import { makeAutoObservable } from 'mobx';

/**
 * What is known of the client in front of this screen.
 *
 * @see spec A §4 Session handling; decision Q145
 */
export class ScreenFlags {
  /** Nobody did anything for a while. It changes nothing that the client sees. */
  isIdle = false;
  /** The screens of a client are covered, because whoever sits there now may not be that client. */
  isLocked = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setIdle(isIdle: boolean): void {
    this.isIdle = isIdle;
  }

  lock(): void {
    this.isLocked = true;
  }

  /** After a sign-in. @see spec A §4 Sign-in 4 "unlock the screen" */
  unlock(): void {
    this.isLocked = false;
  }
}
