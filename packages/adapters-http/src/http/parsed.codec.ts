import { parseDay, parseDocument } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { identity, pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';

// The first load keeps a session, and needs no more of the wire than this.

interface Parsed<W, A> {
  readonly name: string;
  readonly is: (u: unknown) => u is A;
  /** It gives `undefined` for a wrong value. */
  readonly parse: (wire: W) => A | undefined;
  readonly write: (value: A) => W;
  /** Why a value is refused, `not a day YYYY-MM-DD`. */
  readonly refusal: string;
}

/** A codec of a value of the domain that the wire writes in a simpler way. */
export const parsed = <W, A>(
  wire: t.Type<W, W, unknown>,
  { name, is, parse, write, refusal }: Parsed<W, A>,
): t.Type<A, W, unknown> =>
  new t.Type<A, W, unknown>(
    name,
    is,
    (u, context) =>
      pipe(
        wire.validate(u, context),
        E.chain((written) => {
          const value = parse(written);
          return value === undefined ? t.failure(u, context, refusal) : t.success(value);
        }),
      ),
    write,
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
  parsed(t.string, {
    name,
    is: (u): u is A => typeof u === 'string' && parse(u) === u,
    parse,
    write: identity,
    refusal: `not a ${name}`,
  });

/** A day on the wire, `YYYY-MM-DD`. A day that the calendar does not have is refused. */
export const Day = parsedText('day YYYY-MM-DD', parseDay);

/** A CPF or CNPJ on the wire: read with or without punctuation, written without (spec A §7 "document (digits)"). */
export const DocumentText = parsedText('CPF or CNPJ', (text) => O.toUndefined(O.fromEither(parseDocument(text))));
