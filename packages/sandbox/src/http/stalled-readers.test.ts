import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../start-sandbox.ts';
import { callsTo, headersOf } from '../testing/calls.ts';
import { callable } from '../testing/child-server.ts';

setFlagsFromString('--expose-gc');
// A cast, because a flag of V8 makes this function.
const collectGarbage = runInNewContext('gc') as () => void;

/** What this process holds, without what it let go. */
const held = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const MEGABYTE = 1024 * 1024;
// Many, because the other files of a worker share its memory: what one of them holds or lets go weighs little then.
const READERS = 24;
const FILE = '/api/clients/download/base64/files/:id/4';
const base64String = Buffer.concat([Buffer.from('%PDF-'), randomBytes(8 * MEGABYTE + 1)]).toString('base64');

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true });
});
afterAll(() => sandbox.close());

const signedIn = async (server = sandbox) => {
  const carla = await callsTo({ ...callable(server), outbox: async () => [] }).client('carla');
  expect((await carla.to('PUT /api/clients/proof-of-residence/:id', { base64String })).status).toBe(200);
  return carla;
};

/** Asks for the file and takes no byte of it but what the kernel takes. */
const stall = async (path: string, headers: object, { url } = sandbox): Promise<net.Socket> => {
  const socket = net.connect(Number(new URL(url).port), 'localhost');
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
};

const readAll = async (socket: net.Socket): Promise<string> => {
  const pieces: Buffer[] = [];
  // A socket gives bytes.
  for await (const piece of socket) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
};

it('keeps less than a megabyte for a reader who stalls, and sends all when the reader goes on', async () => {
  const carla = await signedIn();
  expect((await carla.to(`GET ${FILE}`)).body).toEqual({ base64String, contentType: 'application/pdf' });
  const before = held();
  const path = FILE.replace(':id', String(carla.id));
  const sockets = await Promise.all(Array.from({ length: READERS }, () => stall(path, headersOf(carla.token))));
  // Whole downloads end meanwhile, in turns with the others: the server read what it wants to for those who stall.
  for (let more = 0; more < 2; more += 1) expect((await carla.to(`GET ${FILE}`)).status).toBe(200);
  expect((held() - before) / READERS).toBeLessThan(MEGABYTE);
  // One by one, because all of them at once are a quarter of a gigabyte.
  for (const socket of sockets)
    expect((await readAll(socket)).replaceAll(/\r\n[0-9a-f]+\r\n/g, '')).toContain(base64String);
}, 60_000);

it('cuts the answer off when another file takes the place of this one meanwhile', async () => {
  const carla = await signedIn();
  const socket = await stall(FILE.replace(':id', String(carla.id)), headersOf(carla.token));
  const other = Buffer.from('%PDF-1.4').toString('base64');
  expect((await carla.to('PUT /api/clients/proof-of-residence/:id', { base64String: other })).status).toBe(200);
  const text = await readAll(socket).catch(() => 'reset');
  expect(text).not.toContain('"contentType"');
  expect((await carla.to(`GET ${FILE}`)).body).toMatchObject({ base64String: other });
}, 60_000);

it('cuts off who takes nothing for as long as a request may take', async () => {
  const timeouts = { requestMs: 400, stopMs: 1_000 };
  const impatient = await startSandbox({ port: 0, ephemeral: true, quiet: true, timeouts });
  const carla = await signedIn(impatient);
  const socket = await stall(FILE.replace(':id', String(carla.id)), headersOf(carla.token), impatient);
  socket.on('error', () => undefined);
  // It hears of the end when it writes. What it writes sooner is a sign of life.
  const isCut = () => {
    if (!socket.destroyed) socket.write('\r\n');
    return socket.destroyed;
  };
  await expect.poll(isCut, { interval: 1_500, timeout: 30_000 }).toBe(true);
  expect((await carla.to(`GET ${FILE}`)).status).toBe(200);
  await impatient.close();
}, 60_000);
