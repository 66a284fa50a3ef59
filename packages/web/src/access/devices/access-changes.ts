/** Tells the security activity that the page may have added an event to it. Not in the specification: decision 0112. */
export class AccessChanges {
  private readonly listeners = new Set<() => void>();

  /** @returns a function that stops listening */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Call this after a success and after a failure, because a refused code is an event too. */
  tell = (): void => {
    for (const listener of this.listeners) listener();
  };
}
