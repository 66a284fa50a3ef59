import type { CallFailure, FileContent } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { serverCodeOf } from './server-code.ts';
import type { HttpAnswer } from './transport.ts';

/** The path of the whole body, when no single field is wrong. */
const WHOLE = 'body';

/**
 * Reads an answer: decodes a success, and takes the code of a refusal.
 *
 * @returns `Unreadable` with the readable path of the first field that is not as specified,
 * `investments.0.totalAmount`
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
          E.mapLeft((path): CallFailure => ({ _tag: 'Unreadable', path })),
          E.chain(readJson(codec)),
        ),
      ),
    );

/** Reads the body of an answer. @returns `Unreadable` as `readAnswer` does */
export const readJson =
  <A>(codec: t.Decoder<unknown, A>) =>
  (json: unknown): E.Either<CallFailure, A> =>
    pipe(
      codec.decode(json),
      E.mapLeft((errors) => ({ _tag: 'Unreadable', path: pathOf(errors) })),
    );

/** Reads an answer that is a file. @returns `Unreadable` for an empty one */
export const readFile = (answer: HttpAnswer): E.Either<CallFailure, FileContent> =>
  pipe(
    accepted(answer),
    E.filterOrElse(
      ({ bytes }) => bytes.length > 0,
      (): CallFailure => ({ _tag: 'Unreadable', path: WHOLE }),
    ),
    E.map(({ contentType, bytes }) => ({ contentType, bytes })),
  );

/** Refuses an answer with a status other than 2xx. */
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

/** The first field that did not decode, in the names of the body: `investments.0.totalAmount`. */
export const pathOf = (errors: t.Errors): string => {
  const context = errors[0]?.context ?? [];
  const keys = context.filter((_, i) => i > 0 && !isOneOfMany(context[i - 1]?.type)).map(({ key }) => key);
  return keys.length === 0 ? WHOLE : keys.join('.');
};

/** Whether io-ts numbers the members of a type. Those numbers are not part of the body. */
const isOneOfMany = (type: unknown): boolean => type instanceof t.UnionType || type instanceof t.IntersectionType;

/** An empty text is an answer without a body. */
const parseJson = (text: string): E.Either<string, unknown> =>
  text === ''
    ? E.right(undefined)
    : E.tryCatch(
        (): unknown => JSON.parse(text),
        () => WHOLE,
      );
