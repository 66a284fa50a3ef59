import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import type { Type } from 'io-ts';
import { withMemoryFallback } from './degrading-store.ts';
import type { NoteName, NotePlace } from './forget-tab-notes.ts';

interface TabNote<A, O> {
  readonly read: (clientId: number) => A | undefined;
  readonly keep: (note: O) => IO<void>;
  readonly remove: IO<void>;
}

/** A note of the client of a tab. A text that does not fit, or of another client, counts as none. It never throws. */
export const tabNote = <A extends { readonly clientId: number }, O>(
  { tab, prefix }: NotePlace,
  name: NoteName,
  codec: Type<A, O>,
): TabNote<A, O> => {
  const store = withMemoryFallback(tab, () => undefined);
  const key = `${prefix}${name}`;
  return {
    read: (clientId) =>
      pipe(
        O.fromNullable(store.read(key)),
        O.chain((text) => O.tryCatch((): unknown => JSON.parse(text))),
        O.chain((json) =>
          pipe(
            codec.decode(json),
            E.fold(() => O.none, O.some),
          ),
        ),
        O.filter((kept) => kept.clientId === clientId),
        O.toUndefined,
      ),
    keep: (note) => () => store.write(key, JSON.stringify(note)),
    remove: () => store.remove(key),
  };
};
