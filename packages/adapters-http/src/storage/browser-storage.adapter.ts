import type { TextStore } from './text-store.ts';

/** @param open called at every use, because even its name throws when the client forbids site data */
export const makeBrowserStorage = (open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TextStore => ({
  read: (key) => open().getItem(key) ?? undefined,
  write: (key, text) => open().setItem(key, text),
  remove: (key) => open().removeItem(key),
});
