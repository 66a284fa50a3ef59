import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { readCommandLine } from './command-line.ts';
import { startSandbox } from './start-sandbox.ts';
import { personaOf } from './personas/personas.seed.ts';
import { call, signedIn } from './testing/calls.ts';
import { callable, startChild, type ChildServer } from './testing/child-server.ts';

const data = temporaryFolder();
let server: ChildServer;
beforeAll(async () => {
  server = await startChild('--port', '0', '--data', data);
}, 120_000);
afterAll(async () => {
  await server.end('SIGKILL');
});

it('tells what it does, personas, how to reset and stop, and its address last', () => {
  const lines = server.out.trimEnd().split('\n');
  expect(lines.slice(0, 2)).toEqual([`Opening the database: ${data}`, 'Listening on a free port']);
  expect(lines.at(-1)).toBe(`Aroeira is at ${server.url}`);
  // `pnpm start` has a line for the installation and one for the build before these.
  expect(lines.length).toBeLessThanOrEqual(10);
  for (const key of ['ana', 'bruno', 'paula']) expect(server.out).toContain(`${personaOf(key).document}  Senha@123`);
  expect(server.out).toContain('pnpm portal sandbox reset');
  expect(server.err).toBe('');
});

it('is healthy, and opens its controls to this machine but not to a page of another site', async () => {
  expect((await call(callable(server), 'GET /health/ready')).body).toEqual({ status: 'ok' });
  expect((await call(callable(server), 'GET /sandbox/personas')).status).toBe(200);
  const origin = { origin: 'https://elsewhere.example' };
  expect((await call(callable(server), 'POST /sandbox/reset', { headers: origin })).status).toBe(403);
});

it('loses no acknowledged write when it is killed', async () => {
  const { token } = await signedIn(callable(server), 'paula');
  const document = personaOf('paula').document;
  let answered = 0;
  const write = async (n: number): Promise<void> => {
    const body = { UID: crypto.randomUUID(), document: '23157281500', accepted: n % 2 === 0, terms: [1] };
    const answer = await call(callable(server), 'POST /api/consent/status', { body });
    if (answer.status === 200) answered += 1;
  };
  const uids: string[] = [];
  const signIns = async (): Promise<void> => {
    for (let n = 0; n < 400; n += 1) {
      await write(n);
      uids.push((await signedIn(callable(server), 'karen')).loginId);
      if (uids.length === 12) void server.end('SIGKILL');
    }
  };
  await expect(signIns()).rejects.toThrow('fetch failed');
  expect(answered).toBeGreaterThan(10);
  server = await startChild('--port', '0', '--data', data);
  const again = await call(callable(server), `GET /api/consent/status?document=${document}`, { token });
  expect(again.status).toBe(200);
  for (const loginId of uids) {
    const known = await call(callable(server), `GET /api/consent/status?document=${personaOf('karen').document}`, {
      headers: { 'login-id': loginId },
    });
    expect(known.body, 'a device that was answered is still known').toMatchObject({ accepted: true });
  }
}, 120_000);

it('answers running requests and stops with 0 on Ctrl-C', async () => {
  await call(callable(server), 'POST /sandbox/faults', { body: { on: 'GET /app/tools/businessday', delayMs: 400 } });
  const slow = call(callable(server), 'GET /api/app/tools/businessday');
  // The request must arrive before the signal.
  for (let seen = 0; seen < 1; ) {
    const { body } = await call(callable(server), 'GET /sandbox/faults');
    seen = Array.isArray(body) ? body.length : 0;
  }
  const [code, { status }] = await Promise.all([server.end('SIGINT'), slow]);
  expect([code, status]).toEqual([0, 200]);
}, 60_000);

it('starts and stops from code, and closes its controls when it listens to other machines', async () => {
  const sandbox = await startSandbox({ port: 0, host: '0.0.0.0', ephemeral: true, quiet: true });
  expect((await fetch(`${sandbox.url}/health/ready`)).status).toBe(200);
  for (const path of ['/sandbox/personas', '/metrics']) expect((await fetch(`${sandbox.url}${path}`)).status).toBe(403);
  await sandbox.close();
  await expect(fetch(`${sandbox.url}/health/ready`)).rejects.toThrow('fetch failed');
}, 60_000);

it.each([
  [['--port', 'x'], 'a port'],
  [['--port', '65536'], 'a port'],
  [['--data', 'd', '--ephemeral'], 'exclude'],
  [['--data', ''], 'needs a folder'],
  [['--host', ''], 'needs an address'],
  [['extra'], 'extra'],
])('does not understand %j', (args, reason) => {
  expect(() => readCommandLine(args, {})).toThrow(reason);
});
