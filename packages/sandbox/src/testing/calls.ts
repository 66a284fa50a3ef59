import { FormatRegistry, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { expect } from 'vitest';
import { Session } from '../access/access.schemas.ts';
import { isUuid } from '../http/uuid.ts';
import { PERSONA_PASSWORD, personaOf } from '../personas/personas.seed.ts';
import { solveCaptcha } from './captcha.ts';
import type { TestSandbox } from './called-sandbox.ts';

FormatRegistry.Set('uuid', isUuid);
FormatRegistry.Set('date-time', (text) => !Number.isNaN(Date.parse(text)));

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The word of a refusal, or the code of its first entry. */
export const codeIn = (body: unknown): string => {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const { code, message } = Object(first) as Record<string, unknown>;
  return String(Array.isArray(body) ? code : message);
};

/** The headers of a call, by their names. */
export type Sent = Readonly<Record<string, string>>;

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Sent;
}

type Fetching = Pick<TestSandbox, 'fetch'>;

/** The devices of the sessions that these calls opened, by access and refresh token. */
const devices = new Map<string, string>();

const keepDevice = (sent: unknown, answered: unknown): void => {
  const { refreshToken: spent } = Object(sent) as Record<string, unknown>;
  const { token, refreshToken, loginId = devices.get(String(spent)) } = Object(answered) as Record<string, unknown>;
  if (typeof loginId === 'string') for (const each of [token, refreshToken]) devices.set(String(each), loginId);
};

/** The headers of a token on its own device. */
export const headersOf = (token: string): Sent => {
  const loginId = devices.get(token);
  return { authorization: `Bearer ${token}`, ...(loginId === undefined ? {} : { 'login-id': loginId }) };
};

/** Calls the sandbox as a client does. @param what `GET /api/banks/all` */
export const call = async (sandbox: Fetching, what: string, options: CallOptions = {}): Promise<Answer> => {
  const [method = 'GET', path = '/'] = what.split(' ');
  const { body, token, headers } = options;
  const answer = await sandbox.fetch(`http://sandbox.test${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : headersOf(token)),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  const read: unknown = isJson ? JSON.parse(text) : text;
  keepDevice(body, read);
  return { status: answer.status, body: read, headers: answer.headers };
};

/** The CPF of nobody whom the seed knows. */
export const NOBODY = '23157281500';

/** What answers a request with one fault, which is at a path. */
export const refusedAt = (path: string) => ({ status: 400, body: { message: 'validation', errors: [{ path }] } });

/** As refusedAt, beside other faults. A value has many when no alternative of its schema takes it. */
export const refusedAlsoAt = (path: string) => ({
  status: 400,
  body: { message: 'validation', errors: expect.arrayContaining([expect.objectContaining({ path })]) },
});

/** What a sign-in sends beside document and password. `device` is what the device says of itself, such as its `userAgent`. */
interface SignInOptions {
  readonly headers?: Sent | undefined;
  readonly device?: Sent | undefined;
}

/** Sends the password of a persona. */
export const login = (
  sandbox: Fetching,
  key: string,
  { headers = {}, device = {} }: SignInOptions = {},
): Promise<Answer> =>
  call(sandbox, 'POST /api/auth/login/1', {
    body: { document: personaOf(key).document, password: PERSONA_PASSWORD, deviceInfo: { type: 'web', ...device } },
    headers,
  });

export type SignedIn = Static<typeof Session>;

/** Reads the session in an answer. @throws if the answer holds no session */
export const sessionIn = ({ body }: Answer): SignedIn => Value.Parse(Session, body);

/** Reads the login id of a device that waits for a code. It is empty if there is none. */
export const loginIdIn = ({ body }: Answer): string =>
  typeof body === 'object' && body !== null && 'loginId' in body ? String(body.loginId) : '';

/** Signs a persona without two-step verification in. */
export const signedIn = async (sandbox: Fetching, key: string, headers?: Sent): Promise<SignedIn> =>
  sessionIn(await login(sandbox, key, { headers }));

/** What clients and testers do with a sandbox. A key names a persona. */
export const callsTo = (sandbox: Pick<TestSandbox, 'fetch' | 'outbox'>) => {
  /** Signs a persona in. In a path of their calls `:id`, `:form` and `:document` are their own. */
  const client = async (key: string) => {
    const session = await signedIn(sandbox, key);
    const { id, token, document } = session;
    const own: Sent = { ':id': String(id), ':form': String(id + 1000), ':document': document };
    const path = (what: string) => what.replaceAll(/:\w+/g, (part) => own[part] ?? part);
    return { ...session, to: (what: string, body?: unknown) => call(sandbox, path(what), { token, body }) };
  };
  const once = new Map<string, ReturnType<typeof client>>();
  const changing = (what: string, body: object) => {
    once.clear();
    return call(sandbox, what, { body });
  };
  return {
    ...twoStepCallsTo(sandbox),
    ...wayBackCallsTo(sandbox),
    call: (what: string, options?: CallOptions) => call(sandbox, what, options),
    login: (key: string, headers?: Sent, device?: Sent) => login(sandbox, key, { headers, device }),
    signedIn: (key: string, headers?: Sent) => signedIn(sandbox, key, headers),
    tryPassword: (document: string, password: string, headers: Sent = {}) =>
      call(sandbox, 'POST /api/auth/login/1', { body: { document, password }, headers }),
    client,
    /**
     * The same client in one session, until a reset or another time. To check a password takes far longer than a call.
     */
    clientOnce: (key: string) => {
      const found = once.get(key) ?? client(key);
      once.set(key, found);
      return found;
    },
    refresh: ({ id, refreshToken }: Pick<SignedIn, 'id' | 'refreshToken'>) =>
      call(sandbox, `POST /api/client/refresh-token/${String(id)}`, { body: { refreshToken } }),
    logout: ({ id, refreshToken }: Pick<SignedIn, 'id' | 'refreshToken'>) =>
      call(sandbox, `POST /api/auth/logoutApp/${String(id)}`, { body: { refreshToken } }),
    advanceClock: (advance: string) => changing('POST /sandbox/clock', { advance }),
    setClock: (set: string) => changing('POST /sandbox/clock', { set }),
    /** Sets a persona back to the seed, or everything. */
    reset: (persona?: string) => changing('POST /sandbox/reset', { persona }),
  };
};

/** What bruno does, who has two-step verification. */
const twoStepCallsTo = (sandbox: Pick<TestSandbox, 'fetch' | 'outbox'>) => {
  const { document } = personaOf('bruno');
  /** Sends the password. @returns the login id of the device */
  const challenge = async (headers?: Sent) => loginIdIn(await login(sandbox, 'bruno', { headers }));
  const sendCode = (loginId: string, headers: Sent = {}) =>
    call(sandbox, 'POST /api/auth/login/1/send_mfa', { body: { document, loginId }, headers });
  /** Reads the code of the last e-mail. */
  const lastCode = async () => /\b\d{6}\b/.exec((await sandbox.outbox(document)).at(-1)?.text ?? '')?.[0] ?? '';
  const enterCode = (loginId: string, mfa: string, headers: Sent = {}) =>
    call(sandbox, 'POST /api/auth/login/1/mfa', { body: { document, loginId, mfa }, headers });
  const signedInByCode = async (headers?: Sent): Promise<SignedIn> => {
    const loginId = await challenge(headers);
    await sendCode(loginId, headers);
    return sessionIn(await enterCode(loginId, await lastCode(), headers));
  };
  return { challenge, sendCode, lastCode, enterCode, signedInByCode };
};

/** What owners do who lost a password or a device. */
const wayBackCallsTo = (sandbox: Pick<TestSandbox, 'fetch' | 'outbox'>) => ({
  report: (loginId: string) => call(sandbox, 'POST /api/auth/acessoIndevido', { body: { loginId } }),
  unblock: (token: string, answers: object) =>
    call(sandbox, 'POST /api/blockedDevice/client/unblock', { token, body: { deviceTypes: ['web'], ...answers } }),
  /** Asks for a temporary password. */
  forget: async (document: string, headers: Sent = {}) => {
    const captcha = encodeURIComponent(await solveCaptcha(sandbox));
    const path = `/api/clients/passwordResetByEmail?document=${document}&captcha=${captcha}`;
    return call(sandbox, `GET ${path}`, { headers });
  },
  /** Reads the last temporary password that a client received. */
  temporaryPassword: async (document: string): Promise<string> => {
    const mails = await sandbox.outbox(document);
    const mail = mails.findLast(({ subject }) => subject === 'Sua senha temporária');
    return /\w{4}-\w{4}-\w{4}/.exec(mail?.text ?? '')?.[0] ?? '';
  },
  changePassword: (token: string, document: string, passwords: object) =>
    call(sandbox, 'POST /api/clients/changePassword', { token, body: { document, ...passwords } }),
});

export const ERR028 = [{ code: 'ERR028', message: 'Senha ou código incorreto.' }];
