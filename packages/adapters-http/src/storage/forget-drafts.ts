import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { TextStore } from './text-store.ts';

/** The key of the drafts of pages, behind the prefix. */
export const DRAFTS = 'registrationDrafts';

/** The name of a client's draft. */
export const draftOf = (clientId: number, step: string): string => `${String(clientId)}.${step}`;

/** Removes the drafts of all other clients. It never throws. The first load needs it, so it reads no draft. */
export const keepDraftsOf = (store: TextStore, key: string, clientIds: readonly number[]): void =>
  pipe(
    O.tryCatch(() => Object.entries<unknown>(JSON.parse(store.read(key) ?? '{}'))),
    O.getOrElse((): [string, unknown][] => []),
    (drafts) => drafts.filter(([name]) => clientIds.some((id) => name.startsWith(draftOf(id, '')))),
    (kept) => (kept.length === 0 ? store.remove(key) : store.write(key, JSON.stringify(Object.fromEntries(kept)))),
  );
