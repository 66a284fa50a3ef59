/** Tells the security activity that something on its page may have added to it. Beyond the specification: decision 0112. */
export class AccessChanges {
  private readonly listeners = new Set<() => void>();

  /** @returns how to stop listening */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Something ended, well or not. A refused code is an activity as well. */
  tell = (): void => {
    for (const listener of this.listeners) listener();
  };
}
