import { FormatRegistry, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { Session } from '../access/access.schemas.ts';
import { PERSONA_PASSWORD, PERSONAS } from '../personas/personas.seed.ts';
import type { TestSandbox } from './test-sandbox.ts';

FormatRegistry.Set('uuid', (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text));

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Fetching = Pick<TestSandbox, 'fetch'>;

/** Calls the sandbox as a client does. @param what `GET /api/banks/all` */
export const call = async (sandbox: Fetching, what: string, options: CallOptions = {}): Promise<Answer> => {
  const [method = 'GET', path = '/'] = what.split(' ');
  const { body, token, headers } = options;
  const answer = await sandbox.fetch(`http://sandbox.test${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
};

/** Finds a persona. @throws Error if no persona has the key */
export const personaOf = (key: string) => {
  const persona = PERSONAS.find((other) => other.key === key);
  if (persona === undefined) throw new Error(`no persona ${key}`);
  return persona;
};

export const login = (
  sandbox: Fetching,
  key: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  call(sandbox, 'POST /api/auth/login/1', {
    body: { document: personaOf(key).document, password: PERSONA_PASSWORD, deviceInfo: { type: 'web' } },
    headers,
  });

/** Reads the session in an answer. @throws if the answer holds no session */
export const sessionIn = ({ body }: Answer): Static<typeof Session> => Value.Parse(Session, body);

/** Signs a persona without two-step verification in, on any sandbox. */
export const signedIn = async (sandbox: Fetching, key: string): Promise<Static<typeof Session>> =>
  sessionIn(await login(sandbox, key));

export const advanceClock = (sandbox: Fetching, advance: string): Promise<Answer> =>
  call(sandbox, 'POST /sandbox/clock', { body: { advance } });

export const ERR028 = [{ code: 'ERR028', message: 'Senha ou código incorreto.' }];
