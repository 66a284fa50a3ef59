import { reaction } from 'mobx';

/** Tells whoever shows the security activity that something of this page may have added to it. Beyond the specification: decision 0112. */
export class AccessChanges {
  private readonly listeners = new Set<() => void>();

  /** @returns how to stop listening */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /**
   * Tells each time that something observed has come to its end, well or not: a refused code is an activity as well.
   *
   * @returns how to stop
   */
  tellAfter(isUnderWay: () => boolean): () => void {
    return reaction(isUnderWay, (isStill) => {
      if (!isStill) for (const listener of this.listeners) listener();
    });
  }
}
