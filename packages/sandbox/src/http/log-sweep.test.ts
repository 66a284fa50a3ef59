import { expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { headersOf } from '../testing/calls.ts';
import { operationsOf, record, valueFor, type Operation } from '../testing/every-call.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

/** Every call, with secrets in its fields that the log must not contain. A new call joins by itself. */

const lines: string[] = [];
const sandbox = sandboxOfFile({ writeLog: (line) => lines.push(line) });
const { call, reset, signedIn } = sandbox;

const ANA = personaOf('ana');
const TEXT = 'segredo-9f61';
const UUID = '0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11';
const DIGITS = '918273';
/** Six digits also occur by chance within the milliseconds of a line's time. */
const DIGITS_ALONE = new RegExp(`(?<![\\w.-])${DIGITS}(?![\\w-])`);
const MARKERS = [TEXT, UUID, ANA.document, ANA.email, 'Senha@123'];

/** A text that the schema accepts, or almost. The log must not contain refused text either. */
const textFor = (name: string, { format, pattern }: Record<string, unknown>): string => {
  if (format === 'uuid' || /uid|loginid/i.test(name)) return UUID;
  if (format === 'date-time') return '2026-11-21T12:00:00Z';
  if (format === 'date') return '2026-11-21';
  if (/document|cpf|cnpj/i.test(name)) return ANA.document;
  if (/^password$/i.test(name)) return 'Senha@123';
  if (/mail/i.test(name)) return ANA.email;
  return /mfa|code/i.test(name) || String(pattern).includes('\\d{6}') ? DIGITS : TEXT;
};

const addressOf = ({ path, parameters }: Operation): string => {
  const value = (parameter: Record<string, unknown>): string =>
    encodeURIComponent(String(valueFor(textFor, String(parameter['name']), record(parameter['schema']))));
  const filled = parameters
    .filter((parameter) => parameter['in'] === 'path')
    .reduce((to, parameter) => to.replace(`{${String(parameter['name'])}}`, value(parameter)), path);
  const query = parameters.filter((parameter) => parameter['in'] === 'query');
  return `${filled}?${query.map((parameter) => `${String(parameter['name'])}=${value(parameter)}`).join('&')}&x=${TEXT}`;
};

const send = async (operation: Operation, headers: Readonly<Record<string, string>>, spoil = false): Promise<void> => {
  const { method, body } = operation;
  await call(`${method} ${addressOf(operation)}`, {
    headers: { 'user-agent': TEXT, 'x-sandbox-key': TEXT, 'login-id': UUID, ...headers },
    ...(body === undefined
      ? {}
      : { body: spoil ? { [TEXT]: DIGITS, document: { [TEXT]: 1 } } : valueFor(textFor, '', body) }),
  });
};

it('finds no password, token, code, e-mail or document of any call in the log', async () => {
  const all = await operationsOf(sandbox);
  expect(all.length).toBeGreaterThan(25);
  const secrets: string[] = [...MARKERS];
  /** Signs in again, after a reset of what the calls before it changed. */
  const afresh = async (): Promise<string> => {
    await reset('ana');
    const { token, refreshToken, loginId } = await signedIn('ana');
    secrets.push(token, refreshToken, loginId);
    return token;
  };
  let token = await afresh();
  for (const operation of all) {
    // These two would reset everything in the middle, or break the next calls.
    if (operation.path === '/sandbox/reset' || operation.path === '/sandbox/faults') continue;
    await send(operation, headersOf(token));
    await send(operation, { authorization: `Bearer ${TEXT}` });
    await send(operation, {}, true);
    const isIn = (await call(`GET /api/clients/${String(ANA.id)}`, { token })).status === 200;
    if (!isIn) token = await afresh();
  }
  const log = lines.join('\n');
  expect(lines.length).toBeGreaterThan(3 * all.length);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  expect(log).not.toMatch(DIGITS_ALONE);
}, 120_000);

it('takes no password, token, code or captcha in an address, except the one captcha of the specification', async () => {
  const inAddresses = (await operationsOf(sandbox)).flatMap(({ path, parameters }) =>
    parameters
      .filter((parameter) => parameter['in'] === 'path' || parameter['in'] === 'query')
      .map((parameter) => `${path} ${String(parameter['name'])}`),
  );
  expect(inAddresses.length).toBeGreaterThan(5);
  expect(inAddresses.filter((name) => / .*(password|token|mfa|code|captcha|secret|key)/i.test(name))).toEqual([
    '/api/clients/passwordResetByEmail captcha',
  ]);
});
