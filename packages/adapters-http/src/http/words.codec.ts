import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';

/**
 * One of our words, where the wire has a word or a number of its own for each.
 *
 * @param wire what each of ours is there: `{ male: 'MASCULINO', female: 'FEMININO' }`; no two alike
 */
export const wordsOnWire = <const K extends string, const W extends string | number | boolean>(
  name: string,
  wire: Readonly<Record<K, W>>,
): t.Type<K, W, unknown> => {
  const isWord = (u: unknown): u is K => typeof u === 'string' && Object.hasOwn(wire, u);
  return new t.Type<K, W, unknown>(
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
};

/** Yes and no as the wire's 1 and 0. */
export const YesNoFromNumber = wordsOnWire('YesNoFromNumber', { yes: 1, no: 0 });

/**
 * A text that the domain reads into one of its branded texts, and that is sent as it is.
 *
 * @param parse the brand's constructor; `undefined` for a text that is none
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
