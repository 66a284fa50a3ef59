import type { DeviceMemory, Remembered } from '@aroeira/domain/access';
import type { Environment } from '@aroeira/domain/kernel/messages';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type * as t from 'io-ts';
import { Day, DocumentText } from '../http/parsed.codec.ts';
import { withMemoryFallback } from './degrading-store.ts';
import { DRAFTS, keepDraftsOf } from './forget-drafts.ts';
import { StoredAccounts, StoredChallenge, StoredQuickAccess, StoredSession } from './device-memory.codecs.ts';
import type { TextStore } from './text-store.ts';

/** Where a device keeps what it remembers. */
export interface DeviceStorage {
  readonly store: TextStore;
  /** The text before every key. See `prefixOf`. */
  readonly prefix: string;
  /** Called once, at the first write that failed. From then on the values stay in memory, for this visit only. */
  readonly onDegraded: () => void;
}

/** The prefix of an environment. Two environments on one host do not share values. @see spec A §3 Stored locally */
export const prefixOf = (environment: Environment): string => (environment === 'production' ? '' : `${environment}.`);

/** Never throws. A corrupt or foreign value is absent. @see spec A §3 Stored locally */
export const makeDeviceMemory = ({ store, prefix, onDegraded }: DeviceStorage): DeviceMemory => {
  const safe = withMemoryFallback(store, onDegraded);
  const savedAccounts = remembered(safe, `${prefix}savedAccounts`, StoredAccounts);
  return {
    session: remembered(safe, `${prefix}session`, StoredSession),
    savedAccounts: {
      ...savedAccounts,
      // Who leaves the device leaves no typed address or income on it.
      write: (accounts) => () => {
        savedAccounts.write(accounts)();
        keepDraftsOf(
          safe,
          `${prefix}${DRAFTS}`,
          accounts.map(({ clientId }) => clientId),
        );
      },
    },
    lastDocument: remembered(safe, `${prefix}lastDocument`, DocumentText),
    challenge: remembered(safe, `${prefix}challenge`, StoredChallenge),
    quickAccess: remembered(safe, `${prefix}quickAccess`, StoredQuickAccess),
    quickAccessSkippedOn: remembered(safe, `${prefix}quickAccessSkippedOn`, Day),
  };
};

/** One value, kept as JSON under a key. It is read again each time, because another tab or run may have changed it. */
export const remembered = <A>(store: TextStore, key: string, codec: t.Type<A, unknown>): Remembered<A> => ({
  read: () =>
    pipe(
      O.fromNullable(store.read(key)),
      O.chain((text) => O.tryCatch((): unknown => JSON.parse(text))),
      O.chain((json) => pipe(codec.decode(json), O.fromEither)),
    ),
  write: (value) => () => store.write(key, JSON.stringify(codec.encode(value))),
  clear: () => store.remove(key),
});
