import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf } from '../../../packages/sandbox/src/http/port-of.ts';
import { freePorts, until } from '../../cluster/programs.ts';

const IS_HERE = spawnSync('haproxy', ['-v']).error === undefined;

const servers: Server[] = [];
/** What each backend got last. */
const heard = new Map<string, IncomingMessage>();

/** A machine that has some paths. */
const machine = async (name: string, ...paths: readonly string[]): Promise<string> => {
  const server = createServer((request, answer) => {
    const path = request.url ?? '';
    if (!/^\/(?:version|health)/.test(path)) heard.set(path, request);
    const has = /^\/(?:version|health)/.test(path) || paths.some((each) => path.startsWith(each));
    answer.writeHead(has ? 200 : 404).end(name);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push(server);
  return `127.0.0.1:${String(portOf(server))}`;
};

let url = '';
let haproxy: ReturnType<typeof spawn> | undefined;

const answerOf = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(url + path, { headers });
  return { status: answer.status, by: await answer.text() };
};

describe.skipIf(!IS_HERE)('the portal behind HAProxy (apt-get install haproxy)', () => {
  beforeAll(async () => {
    const listen = `127.0.0.1:${String((await freePorts(1))[0])}`;
    url = `http://${listen}`;
    const env = {
      ...process.env,
      LISTEN: listen,
      PAGES_ONE: await machine('old', '/login', '/assets/old.js'),
      PAGES_TWO: await machine('new', '/login', '/assets/new.js'),
      API_ONE: await machine('first', '/api/'),
      API_TWO: await machine('second', '/api/'),
    };
    haproxy = spawn('haproxy', ['-db', '-f', join(import.meta.dirname, 'haproxy.cfg')], { env, stdio: 'ignore' });
    await until(
      'HAProxy answers',
      () =>
        fetch(`${url}/login`).then(
          ({ ok }) => ok,
          () => false,
        ),
      20,
    );
  });
  afterAll(async () => {
    const ended = haproxy && once(haproxy, 'exit');
    haproxy?.kill('SIGKILL');
    await ended;
    for (const server of servers) server.close();
  });

  it('takes pages and calls from all machines in turn', async () => {
    const by = async (path: string) => new Set([(await answerOf(path)).by, (await answerOf(path)).by]);
    expect(await by('/login')).toEqual(new Set(['old', 'new']));
    expect(await by('/api/terms')).toEqual(new Set(['first', 'second']));
  });

  it('finds a hashed file that one machine alone has, as while a version is rolled out', async () => {
    for (const version of ['old', 'new'])
      for (let i = 0; i < 4; i += 1)
        expect(await answerOf(`/assets/${version}.js`)).toEqual({ status: 200, by: version });
    expect((await answerOf('/assets/gone.js')).status).toBe(404);
  });

  it('tells the API the address of the caller, whatever the caller says of it', async () => {
    await answerOf('/api/who', { 'x-forwarded-for': '203.0.113.7' });
    expect(heard.get('/api/who')?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('says when to ask again while no copy of the API is there', async () => {
    for (const api of servers.splice(2)) api.close().closeAllConnections();
    await expect.poll(async () => (await answerOf('/api/terms')).status).toBe(503);
    const answer = await fetch(`${url}/api/terms`);
    expect([answer.headers.get('retry-after'), await answer.json()]).toEqual(['5', { message: 'unavailable' }]);
  });
});
