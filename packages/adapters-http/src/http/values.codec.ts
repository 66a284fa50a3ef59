import { cents, parseInstant, type Cents, type Instant } from '@aroeira/domain/kernel';
import * as t from 'io-ts';
import { parsed } from './parsed.codec.ts';
import { limited } from './record.codec.ts';

/** An instant on the wire, ISO 8601 with its zone. It is written in UTC with milliseconds. */
export const InstantFromIso = parsed(t.string, {
  name: 'InstantFromIso',
  is: (u): u is Instant => Number.isSafeInteger(u),
  parse: parseInstant,
  write: (instant) => new Date(instant).toISOString(),
  refusal: 'not an instant with a zone',
});

/** The server's number of a client, a fund or an account: a whole number from 1. */
export const Id = limited(t.number, (id) => Number.isSafeInteger(id) && id > 0, 'not a whole number from 1');

/** The codec of one of our words, with its table. */
export interface WordsOnWire<K extends string, W extends string | number | boolean> extends t.Type<K, W, unknown> {
  readonly wire: Readonly<Record<K, W>>;
}

/**
 * A codec of our words. Each has its own word or number on the wire.
 *
 * @param wire the value on the wire for each word, all different: `{ male: 'MASCULINO', female: 'FEMININO' }`
 */
export const wordsOnWire = <const K extends string, const W extends string | number | boolean>(
  name: string,
  wire: Readonly<Record<K, W>>,
): WordsOnWire<K, W> => {
  const isWord = (u: unknown): u is K => typeof u === 'string' && Object.hasOwn(wire, u);
  const codec = new t.Type<K, W, unknown>(
    name,
    isWord,
    (u, context) => {
      const word = Object.keys(wire).find((key): key is K => isWord(key) && wire[key] === u);
      return word === undefined
        ? t.failure(u, context, `not one of ${Object.values(wire).join(', ')}`)
        : t.success(word);
    },
    (word) => wire[word],
  );
  return Object.assign(codec, { wire });
};

/**
 * Money as the API writes it, reais as a JSON number with at most two decimals: 1234.5 is 123450 cents.
 *
 * The only place where reais become cents and back.
 * @see decision 0002, Bodies that the specification does not show
 */
export const CentsFromReais = parsed(t.number, {
  name: 'CentsFromReais',
  is: (u): u is Cents => Number.isSafeInteger(u),
  parse: (reais) => {
    const whole = Math.round(reais * 100);
    return Number.isSafeInteger(whole) && Number((whole / 100).toFixed(2)) === reais ? cents(whole) : undefined;
  },
  write: (amount) => amount / 100,
  refusal: 'not reais with at most two decimals',
});
