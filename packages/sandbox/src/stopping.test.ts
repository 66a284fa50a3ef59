import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
afterEach(() => sandbox.close());

const LONG_MS = 60_000;
const HEAD = 'POST /api/auth/login/1 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Sends the start of a request. @returns the connection */
const send = async (host: string, start: string): Promise<net.Socket> => {
  const socket = net.connect(Number(new URL(sandbox.url).port), host);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(start);
  return socket;
};

/** The text that the server sends until it closes the connection. */
const answerOn = async (socket: net.Socket): Promise<string> => {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
};

const isGone = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    () => false,
    () => true,
  );

it('answers 408 to a body that does not arrive in time, and closes the connection', async () => {
  sandbox = await startSandbox({
    port: 0,
    ephemeral: true,
    quiet: true,
    timeouts: { requestMs: 100, stopMs: LONG_MS },
  });
  const socket = await send('localhost', `${HEAD}Content-Length: 100\r\n\r\n{"document":`);
  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 408 /);
}, 20_000);

it.each([
  ['a body that never comes', 'localhost', `${HEAD}Content-Length: 100\r\n\r\n{`],
  ['a head that never ends', 'localhost', HEAD],
  ['a body that never comes on the other loopback address', '127.0.0.1', `${HEAD}Content-Length: 100\r\n\r\n{`],
])(
  'stops at its deadline with %s',
  async (_what, host, start) => {
    sandbox = await startSandbox({
      port: 0,
      ephemeral: true,
      quiet: true,
      timeouts: { requestMs: LONG_MS, stopMs: 100 },
    });
    const socket = await send(host, start);
    const ended = answerOn(socket);
    // When the server answers a later request, it has read the start of this one.
    await fetch(`${sandbox.url}/health/ready`);
    await sandbox.close();
    await ended;
  },
  20_000,
);

it('answers a request that arrives while it stops', async () => {
  sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true });
  const { url } = sandbox;
  const socket = await send('localhost', 'GET /version.json HTTP/1.1\r\nHost: localhost\r\n');
  const answer = answerOn(socket);
  await fetch(`${url}/health/ready`);
  const ended = sandbox.close();
  await expect.poll(() => isGone(url)).toBe(true);
  socket.write('\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await ended;
}, 20_000);

it('answers whoever stops it by the controls, and ends', async () => {
  sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true });
  expect((await fetch(`${sandbox.url}/sandbox/stop`, { method: 'POST' })).status).toBe(200);
  await expect.poll(() => isGone(sandbox.url)).toBe(true);
}, 20_000);
