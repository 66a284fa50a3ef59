import { makeAutoObservable } from 'mobx';

/** What the app knows about the person in front of it. @see spec A §4 Session handling; decision 0123 */
export class ScreenFlags {
  /** Whether nobody did anything for a while. The client sees no difference. */
  isIdle = false;
  /** Whether the pages of a client are covered, because another person may sit there now. */
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
