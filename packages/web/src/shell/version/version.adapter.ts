import type { Clock } from '@aroeira/domain/kernel';
import type { VersionPorts } from './version-check.ts';

/** Texts by key. Reading and writing throw when the client forbids site data. */
interface Texts {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
}

/** Asks this origin which version is deployed, without any cache and without a session. A failure is no answer. */
export const makeRemoteVersion =
  (fetch: (url: string) => Promise<Response>, { now }: Clock): VersionPorts['remote'] =>
  async () => {
    try {
      const response = await fetch(`/version.json?at=${now()}`);
      const body: unknown = response.ok ? await response.json() : undefined;
      const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
      return typeof version === 'string' && /^\S+$/.test(version) ? version : undefined;
    } catch {
      return undefined;
    }
  };

/** Remembers the versions in a text store, one version per line. The store may refuse. */
export const makeReloadedFor = (store: Texts, key: string): VersionPorts['reloadedFor'] => ({
  read: () => {
    try {
      return store.read(key)?.split('\n') ?? [];
    } catch {
      return [];
    }
  },
  write: (versions) => {
    const text = versions.join('\n');
    try {
      store.write(key, text);
      return store.read(key) === text;
    } catch {
      return false;
    }
  },
});
