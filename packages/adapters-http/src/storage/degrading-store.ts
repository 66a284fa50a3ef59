import type { TextStore } from './text-store.ts';

/**
 * A store that never throws. It keeps a failed write in memory until a write succeeds, so that a client with a full or
 * forbidden storage can work in this visit. A value that cannot be read is absent.
 * @param onDegraded called once, at the first write that failed
 */
export const withMemoryFallback = (store: TextStore, onDegraded: () => void): TextStore => {
  const unsaved = new Map<string, string | undefined>();
  let isDegraded = false;

  const change = (key: string, text: string | undefined): void => {
    try {
      if (text === undefined) store.remove(key);
      else store.write(key, text);
      unsaved.delete(key);
    } catch {
      unsaved.set(key, text);
      if (!isDegraded) onDegraded();
      isDegraded = true;
    }
  };

  return {
    read: (key) => {
      if (unsaved.has(key)) return unsaved.get(key);
      try {
        return store.read(key);
      } catch {
        return undefined;
      }
    },
    write: change,
    remove: (key) => change(key, undefined),
  };
};
