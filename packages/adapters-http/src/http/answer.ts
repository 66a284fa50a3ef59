import type { CallFailure, FileContent } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { serverCodeOf } from './server-code.ts';
import type { HttpAnswer } from './transport.ts';

/** How the whole body is called when no field of it is to blame. */
const WHOLE = 'body';

/**
 * Reads an answer: decodes what went well, takes the code out of what was refused.
 *
 * @returns `Unreadable` with the readable path of the first field that is not as specified, `investments.0.totalAmount`
 * @see spec A §7, A §8 Server codes
 */
export const readAnswer =
  <A>(codec: t.Decoder<unknown, A>) =>
  (answer: HttpAnswer): E.Either<CallFailure, A> =>
    pipe(
      accepted(answer),
      E.chain(({ bytes }) =>
        pipe(
          parseJson(textOf(bytes)),
          E.chain((json) => pipe(codec.decode(json), E.mapLeft(pathOf))),
          E.mapLeft((path): CallFailure => ({ _tag: 'Unreadable', path })),
        ),
      ),
    );

/** Reads an answer that is a file, bytes and all; an empty one is none. @returns `Unreadable` for no bytes */
export const readFile = (answer: HttpAnswer): E.Either<CallFailure, FileContent> =>
  pipe(
    accepted(answer),
    E.filterOrElse(
      ({ bytes }) => bytes.length > 0,
      (): CallFailure => ({ _tag: 'Unreadable', path: WHOLE }),
    ),
    E.map(({ contentType, bytes }) => ({ contentType, bytes })),
  );

/** An answer that is not a no. */
const accepted = (answer: HttpAnswer): E.Either<CallFailure, HttpAnswer> => {
  const { status, bytes } = answer;
  if (status >= 200 && status <= 299) return E.right(answer);
  const detail = textOf(bytes);
  const code = pipe(
    parseJson(detail),
    E.match(() => undefined, serverCodeOf),
  );
  return E.left({ _tag: 'Refused', status, code, detail });
};

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Where decoding first went wrong, in the names of the body: `investments.0.totalAmount`. */
export const pathOf = (errors: t.Errors): string => {
  const context = errors[0]?.context ?? [];
  const keys = context.filter((_, i) => i > 0 && !isOneOfMany(context[i - 1]?.type)).map(({ key }) => key);
  return keys.length === 0 ? WHOLE : keys.join('.');
};

/** The members of a union or intersection are numbered by io-ts; those numbers are no part of the body. */
const isOneOfMany = (type: unknown): boolean => type instanceof t.UnionType || type instanceof t.IntersectionType;

/** No text at all is an answer with nothing to say. */
const parseJson = (text: string): E.Either<string, unknown> =>
  text === ''
    ? E.right(undefined)
    : E.tryCatch(
        (): unknown => JSON.parse(text),
        () => WHOLE,
      );
