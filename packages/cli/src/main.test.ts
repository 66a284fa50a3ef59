import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const PORTAL = fileURLToPath(new URL('../bin/portal.js', import.meta.url));

/** Runs the program in its own process without a terminal. @param stdin `undefined` for a pipe that never ends */
const spawned = async (words: readonly string[], stdin: string | undefined) => {
  const home = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const child = spawn(process.execPath, [PORTAL, ...words], { env: { ...process.env, PORTAL_HOME: home } });
  if (stdin !== undefined) child.stdin.end(stdin);
  const exited = new Promise((resolve) => child.on('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { exit: await exited, out, err };
};

it('prints an answer on stdout only, and ends with 0', async () => {
  const input = '{"investments":[{"type":"ACOES","totalAmount":10}]}';
  const { exit, out, err } = await spawned(['rules', 'position', '--file', '-'], input);
  expect([exit, err, JSON.parse(out)]).toMatchObject([0, '', { total: 10 }]);
}, 30_000);

it('prints a refusal on stderr only, ends with its exit code, and waits for no password on a pipe without a writer', async () => {
  const { exit, out, err } = await spawned(['login', '63287253026', '--json'], undefined);
  expect([exit, out, JSON.parse(err)]).toMatchObject([2, '', { error: { code: 'usage' } }]);
}, 30_000);
