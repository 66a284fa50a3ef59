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
  // Numbers of a client at the tax office of another country.
  'ssn',
  'nif',
  // Documents of others than the client: co-holders, the spouse, whom a client is related to.
  'cpf',
  'spousecpf',
  'documentrelation',
  // The pictures of papers, which are long as well (docs/decisions/0152), files that go with an e-mail, and their names.
  'documentphotofront',
  'documentphotoback',
  'base64string',
  'base64',
  'filename',
]);

/** What is a secret of one call alone: answers that unblock a device, and what an e-mail says, such as a code. */
const SECRETS_OF_CALLS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['/blockedDevice/client/unblock', new Set(['mothername', 'cep', 'birthdate', 'streetnumber', 'email'])],
  ['/sandbox/outbox', new Set(['text'])],
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
  headers: masked(SECRETS)(Object.fromEntries(new Headers(headers))),
  body: typeof body === 'string' ? shownText(body, url) : undefined,
});

/** The body of a call to `url`, or of its answer, with its secrets as `***`, parsed where it is JSON. */
export const shownText = (text: string, url: string): unknown =>
  E.match(
    () => text,
    masked(secretsOf(url)),
  )(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => undefined,
    ),
  );

const secretsOf = (url: string): ReadonlySet<string> => {
  const own = [...SECRETS_OF_CALLS].find(([path]) => url.replace(/\?.*$/, '').endsWith(path))?.[1];
  return own === undefined ? SECRETS : new Set([...SECRETS, ...own]);
};

/** Passwords, codes and tokens, at any depth. A switch of that name (`"mfa":true`) is none. */
const masked =
  (secrets: ReadonlySet<string>) =>
  (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(masked(secrets));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        secrets.has(key.toLowerCase()) && typeof inner === 'string' ? '***' : masked(secrets)(inner),
      ]),
    );
  };
