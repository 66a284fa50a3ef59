import type { Declared } from '@aroeira/adapters-http/http';
import * as E from 'fp-ts/Either';

/** The headers that hold no secret: neither a token nor a key. */
const PUBLIC_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'content-type',
  'device-type',
  'idempotency-key',
  'login-id',
]);

const MASK = '***';

/** A request as a person may see it. */
export interface ShownRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Shows a request: the values that its call declares as public, and `***` in the place of all others. */
export const shownRequest = (
  url: string,
  { method = 'GET', headers, body }: RequestInit,
  { shows = [] }: Declared = {},
): ShownRequest => ({
  method,
  url: shownUrl(url, new Set(shows)),
  headers: Object.fromEntries(
    [...new Headers(headers)].map(([name, value]) => [name, PUBLIC_HEADERS.has(name) ? value : MASK]),
  ),
  body: typeof body === 'string' ? shownText(body, shows) : undefined,
});

/** What the call declares as public, and `***` for the rest; `null` stays. Of text that is no JSON the length. */
export const shownText = (text: string, shows: readonly string[] = []): unknown =>
  E.match(
    () => `${text.length} characters that are not JSON`,
    masked(new Set(shows)),
  )(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => undefined,
    ),
  );

/** A path names the call. What the query says beside it are fields. */
const shownUrl = (url: string, shows: ReadonlySet<string>): string => {
  const [path = '', query] = url.split('?');
  if (query === undefined) return path;
  const shown = [...new URLSearchParams(query)].map(([name, value]) => [name, shows.has(name) ? value : MASK]);
  return `${path}?${shown.map((field) => field.join('=')).join('&')}`;
};

const masked =
  (shows: ReadonlySet<string>, isShown = false) =>
  (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(masked(shows, isShown));
    if (typeof value !== 'object') return isShown ? value : MASK;
    if (value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, masked(shows, shows.has(name))(inner)]),
    );
  };
