import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Other programs that stand in for an API, at these versions. They are installed into a folder of the measurement. */
const PACKAGES = {
  jsonServer: 'json-server@0.17.4',
  newJsonServer: 'json-server-1@npm:json-server@1.0.0-beta.3',
  prism: '@stoplight/prism-cli@5.14.2',
};

/** What the peers serve: the answers of the sandbox, to the letter. */
export interface Served {
  readonly position: unknown;
  readonly history: unknown;
}

export interface Peers {
  /** json-server with its data in memory. */
  readonly memory: string;
  /** json-server, which writes a file at each change. */
  readonly file: string;
  /** The next version of json-server, which writes a file too. */
  readonly newFile: string;
  /** Prism, which sends the examples of a description. */
  readonly prism: string;
  readonly stop: () => void;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const untilItAnswers = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await wait(100);
  }
  throw new Error(`${url} does not answer.`);
};

const described = ({ position, history }: Served) => {
  const answers = (example: unknown) => ({
    responses: { 200: { description: '', content: { 'application/json': { schema: {}, example } } } },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'The same bodies', version: '1' },
    paths: { '/position': { get: answers(position) }, '/history': { get: answers(history) } },
  };
};

/** Installs the peers into a folder, and starts them with the bodies of the sandbox. */
export const startPeers = async (folder: string, served: Served): Promise<Peers> => {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...Object.values(PACKAGES)];
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const data = JSON.stringify({ ...served, consents: [] });
  for (const file of ['file.json', 'new.json']) writeFileSync(join(folder, file), data);
  writeFileSync(join(folder, 'memory.js'), `module.exports = () => (${data});`);
  writeFileSync(join(folder, 'described.json'), JSON.stringify(described(served)));
  const children: ReturnType<typeof spawn>[] = [];
  const start = async (program: string, ...args: string[]): Promise<string> => {
    const port = await freePort();
    const file = join(folder, 'node_modules', program);
    const child = spawn(process.execPath, [file, ...args, '--port', String(port)], { cwd: folder, stdio: 'ignore' });
    children.push(child);
    const url = `http://127.0.0.1:${String(port)}`;
    await untilItAnswers(`${url}/position`);
    return url;
  };
  const old = ['json-server/lib/cli/bin.js', '--quiet', '--host', '127.0.0.1'] as const;
  return {
    memory: await start(...old, 'memory.js'),
    file: await start(...old, 'file.json'),
    newFile: await start('json-server-1/lib/bin.js', '--host', '127.0.0.1', 'new.json'),
    prism: await start('@stoplight/prism-cli/dist/index.js', 'mock', '--verboseLevel', 'silent', 'described.json'),
    stop: () => children.forEach((child) => child.kill()),
  };
};
