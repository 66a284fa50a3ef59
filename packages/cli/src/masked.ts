import * as E from 'fp-ts/Either';

const SECRETS: ReadonlySet<string> = new Set([
  'authorization',
  'x-refresh-token',
  'x-sandbox-key',
  'password',
  'currentpassword',
  'newpassword',
  'mfa',
  'token',
  'refreshtoken',
  'signer_token',
  // The pictures of papers, which are long as well (docs/decisions/0152).
  'documentphotofront',
  'documentphotoback',
  'base64string',
]);

/** A request as it may be shown. */
export interface ShownRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: unknown;
  readonly body: unknown;
}

/** A request with its secrets as `***`. */
export const shownRequest = (url: string, { method = 'GET', headers, body }: RequestInit): ShownRequest => ({
  method,
  url,
  headers: masked(Object.fromEntries(new Headers(headers))),
  body: typeof body === 'string' ? shownText(body) : undefined,
});

/** A body with its secrets as `***`, parsed where it is JSON. */
export const shownText = (text: string): unknown =>
  E.match(
    () => text,
    masked,
  )(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => undefined,
    ),
  );

/** Passwords, codes and tokens, at any depth. A switch of that name (`"mfa":true`) is none. */
const masked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRETS.has(key.toLowerCase()) && typeof inner === 'string' ? '***' : masked(inner),
    ]),
  );
};
