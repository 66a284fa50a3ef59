import type { DeviceMemory, Remembered } from '@aroeira/domain/access';
import { ENVIRONMENTS } from '@aroeira/domain/kernel/messages';
import * as O from 'fp-ts/Option';
import { makeDeviceMemory, prefixOf } from './device-memory.adapter.ts';
import { makeMemoryStorage } from './memory-storage.adapter.ts';

/** A text of the browser's storage. */
interface BrowserText {
  readonly key: string;
  readonly text: string;
}

/**
 * What the portal would keep in a browser of a sign-in on another device. A build of the portal names its environment,
 * which nobody outside knows. So the texts are there for each. @see decision 0335
 */
export const browserTexts = (memory: DeviceMemory): readonly BrowserText[] => {
  const texts = new Map<string, string>();
  const store = { ...makeMemoryStorage(), write: (key: string, text: string) => void texts.set(key, text) };
  for (const environment of ENVIRONMENTS) {
    const inBrowser = makeDeviceMemory({ store, prefix: prefixOf(environment), onDegraded: () => undefined });
    copy(memory.session, inBrowser.session);
    copy(memory.savedAccounts, inBrowser.savedAccounts);
    copy(memory.lastDocument, inBrowser.lastDocument);
  }
  return [...texts].map(([key, text]) => ({ key, text }));
};

const copy = <A>(from: Remembered<A>, to: Remembered<A>): void => {
  const value = from.read();
  if (O.isSome(value)) to.write(value.value)();
};
