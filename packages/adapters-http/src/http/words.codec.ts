import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';

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

const YES = 1;
const NO = 0;

/** Yes and no as the wire's 1 and 0. */
export const YesNoFromNumber = wordsOnWire('YesNoFromNumber', { yes: YES, no: NO });

/** True and false as the wire's 1 and 0. */
export const BooleanFromNumber = new t.Type<boolean, 0 | 1, unknown>(
  'BooleanFromNumber',
  t.boolean.is,
  (u, context) => (u === YES || u === NO ? t.success(u === YES) : t.failure(u, context, 'not 1 or 0')),
  (value) => (value ? YES : NO),
);

/**
 * A codec of a text that the domain reads into a branded text. It is sent unchanged.
 *
 * @param parse the constructor of the brand. It gives `undefined` for a wrong text
 */
export const parsedText = <A extends string>(
  name: string,
  parse: (text: string) => A | undefined,
): t.Type<A, string, unknown> =>
  new t.Type<A, string, unknown>(
    name,
    (u): u is A => typeof u === 'string' && parse(u) === u,
    (u, context) =>
      pipe(
        t.string.validate(u, context),
        E.chain((text) => {
          const parsed = parse(text);
          return parsed === undefined ? t.failure(u, context, `not a ${name}`) : t.success(parsed);
        }),
      ),
    (text) => text,
  );
