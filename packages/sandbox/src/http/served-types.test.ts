import { beforeAll, describe, expect, it } from 'vitest';
import { call, headersOf, type Answer } from '../testing/calls.ts';
import { exampleOf, operationsOf, type Operation } from '../testing/every-call.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

/** What a browser may take an answer for: every operation is asked with a session, without one, and wrongly. */
const sandbox = sandboxOfFile();

const answers: (readonly [name: string, answer: Answer])[] = [];

const ask = async (operation: Operation, token: string): Promise<void> => {
  const { what, ...sent } = exampleOf(operation);
  const note = async (headers: Readonly<Record<string, string>>, body: object): Promise<void> => {
    answers.push([`${operation.method} ${operation.path}`, await call(sandbox, what, { ...body, headers })]);
  };
  await note({}, sent);
  if (operation.body !== undefined) await note(headersOf(token), { body: [] });
  await note(headersOf(token), sent);
};

beforeAll(async () => {
  // Ana holds funds, documents and reports.
  for (const operation of await operationsOf(sandbox)) {
    if (!operation.path.startsWith('/api/')) continue;
    const { token } = await sandbox.clientOnce('ana');
    await ask(operation, token);
    if (operation.method !== 'GET') await sandbox.reset('ana');
  }
}, 120_000);

const among = (isWrong: (answer: Answer) => boolean): readonly string[] => [
  ...new Set(answers.flatMap(([name, answer]) => (isWrong(answer) ? [`${name}: ${String(answer.status)}`] : []))),
];

const typeOf = ({ headers }: Answer): string => headers.get('content-type') ?? '';

describe('every answer of /api', () => {
  it('is JSON in UTF-8, also with the files of a client, or a PDF or a drawing that the server made', () => {
    expect(answers.filter(([, { status }]) => status === 200).length).toBeGreaterThan(60);
    const files = answers.filter(([, answer]) => typeOf(answer) !== 'application/json; charset=utf-8');
    expect(new Set(files.map(([, answer]) => typeOf(answer)))).toEqual(new Set(['application/pdf', 'image/svg+xml']));
    const drawn = files.filter(([, answer]) => typeOf(answer) === 'image/svg+xml');
    expect(new Set(drawn.map(([name]) => name))).toEqual(new Set(['GET /api/planner/photo/{id}']));
  });

  it.for([
    ['x-content-type-options', 'nosniff'],
    ['cache-control', 'no-store'],
    ['referrer-policy', 'no-referrer'],
    ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
    ['access-control-allow-origin', null],
    ['set-cookie', null],
  ] as const)('has %s: %s, also as a refusal', ([name, value]) => {
    expect(among(({ headers }) => headers.get(name) !== value)).toEqual([]);
  });

  it('has a name of its own that a person can read out', () => {
    const names = answers.map(([, { headers }]) => headers.get('x-request-id') ?? '');
    expect(names.filter((name) => !/^[A-Z2-7]{8}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('runs no code, even where a browser opens it', () => {
    const policy = ({ headers }: Answer): string => headers.get('content-security-policy') ?? '';
    expect(among((answer) => !policy(answer).startsWith("default-src 'none';script-src 'self';"))).toEqual([]);
  });
});
