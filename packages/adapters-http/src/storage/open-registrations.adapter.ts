import type { OpenRegistrations } from '@aroeira/domain/registration';
import { withMemoryFallback } from './degrading-store.ts';
import type { TextStore } from './text-store.ts';

interface Parts {
  /** The store of one tab. */
  readonly tab: TextStore;
  /** The text before every key. See `prefixOf`. */
  readonly prefix: string;
}

/** The client who registers in a tab: one id. A tab knows one client at a time. It never throws. */
export const makeOpenRegistrations = ({ tab, prefix }: Parts): OpenRegistrations => {
  const store = withMemoryFallback(tab, () => undefined);
  const key = `${prefix}openRegistration`;
  const isOpen = (clientId: number) => store.read(key) === String(clientId);
  return {
    isOpen,
    keep: (clientId, opens) => () => {
      if (opens) store.write(key, String(clientId));
      else if (isOpen(clientId)) store.remove(key);
    },
  };
};
