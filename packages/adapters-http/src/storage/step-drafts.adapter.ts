import { DRAFT_LASTS, type DraftOwner, type StepDrafts } from '@aroeira/domain/registration';
import type { Clock } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { withMemoryFallback } from './degrading-store.ts';
import { draftOf, DRAFTS } from './forget-drafts.ts';
import type { TextStore } from './text-store.ts';

/** Where the drafts of pages are kept. */
interface Parts {
  /** The store of the device, for clients. */
  readonly device: TextStore;
  /** The store of one tab, for a person without an account. It ends with the tab. */
  readonly tab: TextStore;
  /** The text before every key. See `prefixOf`. */
  readonly prefix: string;
  readonly clock: Clock;
}

/** `keptAt` is in milliseconds since 1970. */
const Draft = t.type({ keptAt: t.number, content: t.UnknownRecord });
type Draft = t.TypeOf<typeof Draft>;

/** The drafts by their owner and page. */
type Stored = Readonly<Record<string, Draft>>;

/** Drafts over text stores. It never throws, and forgets each draft after its day. A corrupt draft counts as none. */
export const makeStepDrafts = ({ device, tab, prefix, clock }: Parts): StepDrafts => {
  const stores = { device: safe(device), tab: safe(tab) };
  const key = `${prefix}${DRAFTS}`;
  const storeOf = ({ _tag }: DraftOwner): TextStore => (_tag === 'Client' ? stores.device : stores.tab);
  const write = (store: TextStore, drafts: Stored): void =>
    Object.keys(drafts).length === 0 ? store.remove(key) : store.write(key, JSON.stringify(drafts));
  const read = (store: TextStore): Stored => {
    const now = clock.now();
    const all = pipe(
      O.fromNullable(store.read(key)),
      O.chain((text) => O.tryCatch((): unknown => JSON.parse(text))),
      O.filter(t.UnknownRecord.is),
      O.getOrElse(() => ({})),
    );
    const entries = Object.entries<unknown>(all);
    const lasting = entries.filter((entry): entry is [string, Draft] => {
      const [, draft] = entry;
      return Draft.is(draft) && draft.keptAt <= now && now - draft.keptAt < DRAFT_LASTS;
    });
    const drafts = Object.fromEntries(lasting);
    // The old drafts of all clients leave the device as soon as somebody opens a page.
    if (lasting.length < entries.length) write(store, drafts);
    return drafts;
  };
  const without = (drafts: Stored, name: string): Stored =>
    Object.fromEntries(Object.entries(drafts).filter(([each]) => each !== name));
  return {
    read: (owner, step) => {
      const store = storeOf(owner);
      return read(store)[nameOf(owner, step)]?.content;
    },
    keep: (owner, step, content) => () => {
      const store = storeOf(owner);
      write(store, { ...read(store), [nameOf(owner, step)]: { keptAt: clock.now(), content } });
    },
    remove: (owner, step) => () => {
      const store = storeOf(owner);
      write(store, without(read(store), nameOf(owner, step)));
    },
  };
};

const safe = (store: TextStore): TextStore => withMemoryFallback(store, () => undefined);

const nameOf = (owner: DraftOwner, step: string): string =>
  owner._tag === 'Client' ? draftOf(owner.clientId, step) : step;
