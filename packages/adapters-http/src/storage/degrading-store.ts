import type { TextStore } from './text-store.ts';

/** Never throws. What was not written stays in memory. @param onDegraded at the first failed write */
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
