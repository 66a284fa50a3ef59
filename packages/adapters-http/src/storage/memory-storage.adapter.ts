import type { TextStore } from './text-store.ts';

/** Keeps texts until the program ends. */
export const makeMemoryStorage = (): TextStore => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
};
