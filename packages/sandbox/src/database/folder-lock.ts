import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Another running process has the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process.`);
  }
}

/** The path of a socket has at most about 107 bytes. For a longer path the socket is in the system's temporary folder. */
const LONGEST_SOCKET_PATH = 100;

const socketOf = (folder: string): string => {
  const inside = path.join(path.resolve(folder), 'lock.sock');
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH) return inside;
  const digest = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 32);
  return path.join(os.tmpdir(), `aroeira-${digest}.sock`);
};

/** The word of the process that has the socket. It is `undefined` if there is none. */
const ownerOf = (socket: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let word = '';
    const connection = net.connect(socket);
    connection.on('data', (chunk) => (word += chunk.toString()));
    connection.on('error', () => resolve(undefined));
    connection.on('end', () => resolve(word));
  });

const listen = (socket: string, word: string): Promise<net.Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.end(word));
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socket, () => resolve(server));
  });

/**
 * Makes this process the one owner of a data folder. Two owners would corrupt the data without an error.
 *
 * The lock is a socket in the folder. The kernel answers on it while the owner is busy, and drops it when the owner is
 * killed. So the lock needs no timeout.
 *
 * @returns a function that releases the lock
 * @throws FolderInUse if its owner is running
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const socket = socketOf(folder);
  const word = randomUUID();
  const server = (await listen(socket, word)) ?? (await takeOver(folder, socket, word));
  // Two processes may take over the same dead socket. The owner is the one that answers at the path.
  if ((await ownerOf(socket)) !== word) {
    server.close();
    throw new FolderInUse(folder);
  }
  server.unref();
  return () => new Promise((resolve) => void server.close(() => resolve()));
};

const takeOver = async (folder: string, socket: string, word: string): Promise<net.Server> => {
  if ((await ownerOf(socket)) !== undefined) throw new FolderInUse(folder);
  rmSync(socket, { force: true });
  const server = await listen(socket, word);
  if (server === undefined) throw new FolderInUse(folder);
  return server;
};
