import { writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { lockFolder } from './database/folder-lock.ts';
import { openDatabase } from './database/open-database.ts';
import { portOf } from './http/port-of.ts';
import { startFailure } from './start-failure.ts';
import { startSandbox, type StartOptions } from './start-sandbox.ts';

const root = temporaryFolder();

const lineOf = async (options: StartOptions): Promise<string> =>
  startSandbox({ quiet: true, ...options }).then(
    async (sandbox) => sandbox.close().then(() => 'it started'),
    (error: unknown) => startFailure(error, options),
  );

const listening = (server: net.Server): Promise<number> =>
  new Promise((resolve) => void server.listen(0, 'localhost', () => resolve(portOf(server))));

describe('a data folder that cannot be used', () => {
  it('is told in one line', async () => {
    const file = path.join(root, 'file');
    writeFileSync(file, '');
    expect(await lineOf({ dataDir: file, port: 0 })).toBe(
      `The data folder ${file} is a file: name a folder with --data.`,
    );
    expect(await lineOf({ dataDir: path.join(file, 'x'), port: 0 })).toBe(
      `The data folder ${path.join(file, 'x')} cannot be used: a part of this path is a file. Name another with --data.`,
    );
    expect(await lineOf({ dataDir: '/proc/nope', port: 0 })).toMatch(
      /^The data folder \/proc\/nope cannot be used: .*$/,
    );
  });

  it('is told when another process has it', async () => {
    const unlock = lockFolder(root);
    expect(await lineOf({ dataDir: root, port: 0 })).toBe(`The data folder ${root} is in use by another process.`);
    unlock();
  });
});

describe('a DATABASE_URL that leads nowhere', () => {
  const lineFor = (url: string): Promise<string> =>
    openDatabase({ _tag: 'Server', url }).then(
      () => 'it opened',
      (error: unknown) => startFailure(error, {}),
    );

  it('is told with its host and without its password', async () => {
    expect(await lineFor('postgres://ana:secret@localhost:1/x')).toBe(
      'The database at localhost:1 (DATABASE_URL) cannot be used: nobody answers there.',
    );
    expect(await lineFor('postgres://ana:secret@no-such-host.invalid/x')).toBe(
      'The database at no-such-host.invalid (DATABASE_URL) cannot be used: there is no such host.',
    );
  });

  it('is told when it names a socket that is not there', async () => {
    expect(await lineFor(`postgres:///x?host=${root}`)).toBe(
      'The database at the local socket (DATABASE_URL) cannot be used: there is no such socket.',
    );
  });

  it('is told when something else than PostgreSQL is there', async () => {
    const other = net.createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const port = await listening(other);
    expect(await lineFor(`postgres://ana:secret@localhost:${String(port)}/x`)).toMatch(
      /^The database at localhost:\d+ \(DATABASE_URL\) cannot be used: (?!.*secret).+\.$/,
    );
    other.close();
  });
});

describe('an address to listen on', () => {
  it('is told when it is taken, or none of this machine', async () => {
    const other = net.createServer();
    const port = await listening(other);
    expect(await lineOf({ ephemeral: true, port })).toBe(
      `Port ${String(port)} is in use: stop what runs there, or name another with --port.`,
    );
    other.close();
    expect(await lineOf({ ephemeral: true, port: 0, host: '192.0.2.1' })).toBe(
      'There is no address 192.0.2.1 on this machine.',
    );
  });
});
