/** Like a browser's storage. Each call may throw (no space, no permission, private mode). */
export interface TextStore {
  /** @returns `undefined` when the store has no text for the key */
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}
