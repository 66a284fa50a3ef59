/**
 * Texts kept by key, the one port that a browser, a folder and a test's memory all are. Synchronous, as the browser's
 * is; each may throw when its medium does (no space, no permission, private mode).
 */
export interface TextStore {
  /** @returns `undefined` when nothing is kept under the key */
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}
