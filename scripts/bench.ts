import { randomUUID } from 'node:crypto';
import { fsync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { callable, documentOf, PERSONA_PASSWORD, signedIn, startChild } from '@aroeira/sandbox';
import { hashPassword, isRightPassword } from '../packages/sandbox/src/access/password/passwords.ts';
import { hangUp, measureInTurns, ratioOf, send, type Call, type Measured } from './bench/load.ts';
import { startPeers } from './bench/peers.ts';
import { medianOf } from './median.ts';

/**
 * Measures the API over HTTP with 32 callers, on the embedded database in a new folder: reads of a signed-in client against
 * a trivial query, a sign-in against its hash alone, and reads and writes against other programs that stand in for an API.
 * All take turns in one run, because the rates depend on the machine and on what else runs there.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const server = await startChild('--port', '0', '--data', path.join(folder, 'data'));

/** Makes the calls of a persona who is signed in. */
const clientOf = async (key: 'ana' | 'wagner') => {
  const { id, token, document, loginId } = await signedIn(callable(server), key);
  const headers = { authorization: `Bearer ${token}`, 'login-id': loginId };
  const own = { ':id': String(id), ':form': String(id + 1000), ':document': document };
  const url = (call: string): string =>
    `${server.url}/api${call.replaceAll(/:\w+/g, (part) => own[part as keyof typeof own])}`;
  return {
    document,
    answer: async (call: string): Promise<unknown> => (await fetch(url(call), { headers })).json(),
    get: (call: string) => () => send({ url: url(call), headers }),
    post: (call: string, body: () => unknown) => () => send({ url: url(call), headers, body: body() }),
  };
};

const ana = await clientOf('ana');
const wagner = await clientOf('wagner');
const consent = () => ({ UID: randomUUID(), document: ana.document, accepted: true, terms: [1] });
const passwordHash = await hashPassword(PERSONA_PASSWORD);

/** Each of them signs in once at a time, on a known device: five tries at once would look like a guesser's. */
const SIGNING_IN = ['ana', 'wagner', 'karen', 'joao', 'nina', 'sofia', 'heitor', 'otavio'] as const;

const signInsOf = async (): Promise<Call> => {
  const clients = await Promise.all(
    SIGNING_IN.map(async (key) => ({ key, loginId: (await signedIn(callable(server), key)).loginId })),
  );
  const lines = clients.map(({ key, loginId }) => {
    const body = { document: documentOf(key), password: PERSONA_PASSWORD, deviceInfo: { type: 'web' } };
    const signIn = () => send({ url: `${server.url}/api/auth/login/1`, headers: { 'login-id': loginId }, body });
    let last: Promise<unknown> = Promise.resolve();
    return (): Promise<unknown> => (last = last.then(signIn));
  });
  let next = 0;
  return async () => lines[(next += 1) % lines.length]?.();
};

/** Brings a page of PostgreSQL's log to the disk, one after the other, as each acknowledged write of the sandbox has to. */
const syncsTo = (file: string): Call => {
  const opened = openSync(file, 'w');
  const page = Buffer.alloc(8192);
  let last: Promise<unknown> = Promise.resolve();
  const sync = async (): Promise<void> => {
    writeSync(opened, page, 0, page.length, 0);
    await promisify(fsync)(opened);
  };
  return () => (last = last.then(sync));
};

/** What the dashboard reads, beside the position. */
const READS = {
  'the yield': ana.get('/rentability/graph/v5/nao_previdencia/12m/:document'),
  'the movements': ana.get('/investments/list/:id'),
  'the registration': ana.get('/registrationForm/clients/:id'),
  'the check list': ana.get('/checkListForm/:form/:id'),
  'the client': ana.get('/clients/:id'),
  '400 movements': wagner.get('/investments/list/:id'),
};

const callsTo = (peers: Awaited<ReturnType<typeof startPeers>>) => {
  const read = (url: string) => (): Promise<void> => send({ url });
  const write = (url: string) => (): Promise<void> => send({ url: `${url}/consents`, body: consent() });
  return {
    memoryPosition: read(`${peers.memory}/position`),
    prismPosition: read(`${peers.prism}/position`),
    memoryHistory: read(`${peers.memory}/history`),
    prismHistory: read(`${peers.prism}/history`),
    fileWrite: write(peers.file),
    newFileWrite: write(peers.newFile),
  };
};

const percent = (ratio: number): string => `${String(Math.round(ratio * 100)).padStart(4)} %`;
const times = (ratio: number): string => `${ratio.toFixed(1).padStart(5)} times`;

const row = (title: string, { rates, median, p99 }: Measured, ratio: string): string => {
  const waits = `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${(p99 / median).toFixed(1)} times)`;
  return `  ${title.padEnd(34)} ${medianOf(rates).toFixed(0).padStart(6)} a second  ${ratio.padEnd(12)} ${waits}`;
};

const report = (title: string, rows: readonly string[]): void => console.log([title, ...rows, ''].join('\n'));

const measure = async (peers: Awaited<ReturnType<typeof startPeers>>): Promise<void> => {
  const own: Readonly<Record<string, Call>> = READS;
  const found = await measureInTurns({
    trivial: () => send({ url: `${server.url}/health/ready` }),
    position: ana.get('/investorPosition?document=:document'),
    ...READS,
    hash: () => isRightPassword(passwordHash, PERSONA_PASSWORD),
    signIn: await signInsOf(),
    sync: syncsTo(path.join(folder, 'synced')),
    write: ana.post('/consent/status', consent),
    ...callsTo(peers),
  });
  const { trivial, position, hash, signIn, write } = found;
  const history = found['400 movements'];
  report('Reads, beside one trivial query', [
    row('GET /health/ready, one trivial query', trivial, ''),
    row('the position', position, percent(ratioOf(position, trivial))),
    // A cast, because Object.keys forgets which keys there are.
    ...(Object.keys(own) as (keyof typeof READS)[]).map((name) =>
      row(name, found[name], percent(ratioOf(found[name], trivial))),
    ),
  ]);
  report('A sign-in, beside its argon2 alone', [
    row('argon2', hash, ''),
    row('a sign-in', signIn, percent(ratioOf(signIn, hash))),
  ]);
  report('How many times faster this sandbox is', [
    row('the position: json-server, memory', found.memoryPosition, times(ratioOf(position, found.memoryPosition))),
    row('the position: Prism', found.prismPosition, times(ratioOf(position, found.prismPosition))),
    row('400 movements: json-server, memory', found.memoryHistory, times(ratioOf(history, found.memoryHistory))),
    row('400 movements: Prism', found.prismHistory, times(ratioOf(history, found.prismHistory))),
    row('a write, here', write, ''),
    row('fsync alone', found.sync, times(ratioOf(write, found.sync))),
    row('a write: json-server, file', found.fileWrite, times(ratioOf(write, found.fileWrite))),
    row('a write: json-server 1.0, file', found.newFileWrite, times(ratioOf(write, found.newFileWrite))),
  ]);
};

try {
  const peersFolder = path.join(folder, 'peers');
  mkdirSync(peersFolder);
  const position = await ana.answer('/investorPosition?document=:document');
  const peers = await startPeers(peersFolder, { position, history: await wagner.answer('/investments/list/:id') });
  try {
    await measure(peers);
  } finally {
    peers.stop();
  }
} finally {
  hangUp();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
