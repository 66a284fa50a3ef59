/** Asks before the client leaves a page. The page stays when the answer is false. The answer true removes the guard. */
export interface LeaveGuard {
  /**
   * Whether the browser must ask too when the client closes or reloads the page. It must ask only when typed work would
   * be lost.
   */
  readonly losesWork: boolean;
  /** A promise asks the client. An answer at once asks nobody, so that fast steps back follow each other. */
  readonly ask: (by: 'back' | 'link') => boolean | Promise<boolean>;
}

/** What a guard is set on: the navigation of the app. */
export interface Guarded {
  /** @returns a function that removes the guard */
  readonly guard: (guard: LeaveGuard) => () => void;
}

/**
 * Lets the browser ask before a reload or the end of the tab takes typed work away. Inside the app nothing is asked.
 *
 * @returns a function that ends it
 */
export const guardReload = (navigation: Guarded, losesWork: () => boolean): (() => void) =>
  navigation.guard({
    get losesWork() {
      return losesWork();
    },
    ask: () => true,
  });
