/** What a browser that Playwright does not drive can do. A place is an XPath. Each step waits until it can be done. */
export interface Driven {
  readonly go: (url: string) => Promise<void>;
  readonly see: (place: string) => Promise<void>;
  readonly press: (place: string) => Promise<void>;
  readonly write: (place: string, text: string) => Promise<void>;
  /** Chooses the first entry of a short list, after the one that asks for a choice. */
  readonly takeFirst: (place: string) => Promise<void>;
  readonly upload: (place: string, file: string) => Promise<void>;
  /** Gives the focus to a place, and goes to its end. */
  readonly toEnd: (place: string) => Promise<void>;
  /** Draws from point to point. A point is two shares of the width and the height. */
  readonly draw: (place: string, points: readonly (readonly [x: number, y: number])[]) => Promise<void>;
  /** Runs a function, which knows nothing of what is around it, in the page. */
  readonly read: <A>(inPage: () => A) => Promise<Awaited<A>>;
  /** Closes the tab. @returns each error that no code of the page caught */
  readonly close: () => Promise<readonly string[]>;
}

/** A browser that is open. Each tab begins without anything of the tabs before it. */
export interface OtherBrowser {
  readonly tab: () => Promise<Driven>;
  readonly close: () => Promise<void>;
}

/** How long a step waits. */
export const WAITS_MS = 30_000;
