import type { Clock } from '@aroeira/domain/kernel';
import type { VersionPorts } from './version-check.ts';

/** Texts kept by key; either may throw where the client forbids site data. */
interface Texts {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
}

/** Asks this origin, past every cache and without a session, which version is deployed. Any failure is no answer. */
export const makeRemoteVersion =
  (fetch: (url: string) => Promise<Response>, { now }: Clock): VersionPorts['remote'] =>
  async () => {
    try {
      const response = await fetch(`/version.json?at=${now()}`);
      const body: unknown = response.ok ? await response.json() : undefined;
      const isVersion = typeof body === 'object' && body !== null && 'version' in body;
      return isVersion && typeof body.version === 'string' ? body.version : undefined;
    } catch {
      return undefined;
    }
  };

/** Remembers in a text store, which may refuse. */
export const makeReloadedFor = (store: Texts, key: string): VersionPorts['reloadedFor'] => ({
  read: () => {
    try {
      return store.read(key);
    } catch {
      return undefined;
    }
  },
  write: (version) => {
    try {
      store.write(key, version);
      return store.read(key) === version;
    } catch {
      return false;
    }
  },
});
