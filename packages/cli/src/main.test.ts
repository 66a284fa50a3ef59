import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const PORTAL = fileURLToPath(new URL('../bin/portal.js', import.meta.url));

/** The program as a process of its own, with no terminal. @param stdin `undefined` for a pipe that never ends */
const spawned = async (words: readonly string[], stdin: string | undefined) => {
  const home = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const child = spawn(process.execPath, [PORTAL, ...words], { env: { ...process.env, PORTAL_HOME: home } });
  if (stdin !== undefined) child.stdin.end(stdin);
  const exited = new Promise((resolve) => child.on('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { exit: await exited, out, err };
};

it('answers on stdout, alone, and ends with 0', async () => {
  const input = '{"investments":[{"type":"ACOES","totalAmount":10}]}';
  const { exit, out, err } = await spawned(['rules', 'position', '--file', '-'], input);
  expect([exit, err, JSON.parse(out)]).toMatchObject([0, '', { total: 10 }]);
}, 30_000);

it('refuses on stderr, alone, and ends with the exit code of the refusal', async () => {
  const { exit, out, err } = await spawned(['position', '--json'], '');
  expect([exit, out, JSON.parse(err)]).toMatchObject([4, '', { error: { code: 'no_session' } }]);
}, 30_000);

it('waits for no password on a pipe that nobody writes to', async () => {
  const { exit, out, err } = await spawned(['login', '63287253026', '--json'], undefined);
  expect([exit, out, JSON.parse(err)]).toMatchObject([2, '', { error: { code: 'usage' } }]);
}, 30_000);
