import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { jsonpath } from 'json-p3';

export interface Found {
  readonly values: readonly unknown[];
  /** Whether the path can find one value at most: it has neither a filter nor a star. */
  readonly isOfOne: boolean;
}

type Json = Parameters<typeof jsonpath.query>[1];

/** What is wrong with a path. `undefined` for a path of RFC 9535. */
export const wrongPath = (path: string): string | undefined => {
  const query = compiled(path);
  return E.isLeft(query) ? query.left : undefined;
};

/** Looks into a JSON document. @see RFC 9535 */
export const find = (path: string, json: unknown): E.Either<string, Found> =>
  pipe(
    compiled(path),
    E.map((query) => ({
      // The library takes what JSON.parse gave.
      values: query.query(json as Json).values(),
      isOfOne: query.singularQuery(),
    })),
  );

const compiled = (path: string) =>
  E.tryCatch(
    () => jsonpath.compile(path),
    (error) => (error instanceof Error ? error.message : String(error)),
  );
