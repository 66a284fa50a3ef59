/** Tells the security activity that something on its page may have added to it. Beyond the specification: decision 0112. */
export class AccessChanges {
  private readonly listeners = new Set<() => void>();

  /** @returns how to stop listening */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Something has come to its end, well or not: a refused code is an activity as well. */
  tell = (): void => {
    for (const listener of this.listeners) listener();
  };
}
