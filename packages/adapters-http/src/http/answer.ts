import type { CallFailure, FileContent } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Hold } from '@aroeira/domain/access';
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
      E.mapLeft(named(answer)),
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
    E.mapLeft(named(answer)),
  );

/** Adds the name of the request to a failure that is the server's fault. @see decision 0405 */
const named =
  ({ requestId, status }: HttpAnswer) =>
  (failure: CallFailure): CallFailure => {
    const isOfServer = failure._tag === 'Unreadable' || (failure._tag === 'Refused' && status >= 500);
    return isOfServer && requestId !== undefined ? { ...failure, requestId } : failure;
  };

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

const CodeInArray = t.type({ code: t.string });
const Message = t.type({ message: t.string });
const NestedMessage = t.type({ error: Message });
const NestedCode = t.type({ error: CodeInArray });

/**
 * Finds the code of a refusal in its body: the code of an array's first item, or the body's message, or the message
 * or code of a nested error.
 *
 * @param body the parsed JSON
 * @returns `undefined` when the body has no code
 * @see spec A §8 Server codes
 */
const serverCodeOf = (body: unknown): string | undefined => {
  const first: unknown = Array.isArray(body) ? body[0] : undefined;
  if (CodeInArray.is(first)) return first.code;
  if (Message.is(body)) return body.message;
  if (NestedMessage.is(body)) return body.error.message;
  return NestedCode.is(body) ? body.error.code : undefined;
};

/**
 * Whether something in front of the API answered, such as a proxy that found no server: a status from 500 without a
 * code of the API. Takes a failed call, or a use case's failure that contains it. The call stays `Refused`, because its
 * status may still tell whether something was done.
 *
 * @see spec A §8 Server codes
 */
export const isOfGateway = (failure: {
  readonly _tag: string;
  readonly status?: number;
  readonly code?: string | undefined;
}): boolean => failure._tag === 'Refused' && (failure.status ?? 0) >= 500 && failure.code === undefined;

const HOLD_OF_CODE: ReadonlyMap<string, Hold> = new Map([
  ['blocked_device', 'unblock-device'],
  ['change_password', 'reset-password'],
  ['consent_required', 'consent'],
]);

/**
 * The step that the server demands of a signed-in client before anything else. `undefined` for any other failure. Takes
 * a failed call, or a use case's failure that contains it.
 *
 * @see decisions 0010, 0157
 */
export const holdIn = (failure: {
  readonly _tag: string;
  readonly status?: number;
  readonly code?: string | undefined;
}): Hold | undefined =>
  failure._tag === 'Refused' && failure.status === 403 ? HOLD_OF_CODE.get(failure.code ?? '') : undefined;
