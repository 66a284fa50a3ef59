import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { packPortal } from './pack-portal.ts';

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A web app of one page, because the real one is not built yet when this test runs. */
const smallWebApp = (): string => {
  const folder = emptyFolder();
  for (const [file, text] of Object.entries({
    'index.html': '<!doctype html><title>Aroeira</title>',
    'paths.json': '["/login"]',
    'version.json': '{"version":"1.0.0"}',
  }))
    writeFileSync(join(folder, file), text);
  return folder;
};

/** Puts the package where npm would, with the libraries that its manifest names and no others. */
const installed = async (): Promise<string> => {
  const folder = emptyFolder();
  const file = await packPortal({ webRoot: smallWebApp(), to: folder });
  expect(statSync(file).size).toBeLessThan(25_000_000);
  const place = join(folder, 'node_modules/aroeira');
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['xzf', file, '-C', place, '--strip-components', '1']);
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(place, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(dependencies)) {
    const there = join(place, 'node_modules', name);
    mkdirSync(join(there, '..'), { recursive: true });
    if (!existsSync(there)) symlinkSync(resolve('packages/sandbox/node_modules', name), there);
  }
  return folder;
};

it('starts from an empty folder the server, the portal and the commands, and draws a report', async () => {
  const folder = await installed();
  const portal = join(folder, 'node_modules/aroeira/bin/portal.js');
  const env = { PATH: process.env['PATH'], HOME: folder, PORTAL_PASSWORD: 'Senha@123' };
  const server = spawn(process.execPath, [portal, 'sandbox', 'start', '--port', '0', '--json'], { cwd: folder, env });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  const [printed] = await once(server.stdout, 'data');
  const { url, api }: { url: string; api: string } = JSON.parse(String(printed));
  expect(existsSync(join(folder, '.local/state/aroeira-portal/sandbox/pg'))).toBe(true);
  expect(await (await fetch(`${url}/login`)).text()).toContain('<title>Aroeira</title>');
  expect((await fetch(`${url}/docs/swagger-ui-bundle.js`)).status).toBe(200);

  const run = async (...words: readonly string[]): Promise<unknown> => {
    const { stdout } = await promisify(execFile)(process.execPath, [portal, ...words, '--api', api, '--json'], {
      cwd: folder,
      env,
    });
    return JSON.parse(stdout);
  };
  await run('login', '63287253026');
  expect(await run('position')).toMatchObject({ total: 1284530.27 });
  await run('reports', 'download', 'this-year', '--output', 'report.pdf');
  expect(readFileSync(join(folder, 'report.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  const packed = join(folder, 'node_modules/aroeira/tests/scenarios');
  const [movements, reports] = [join(packed, 'movements/invest.yaml'), join(packed, 'reports/statement.yaml')];
  expect(await run('scenario', 'run', movements, reports)).toMatchObject({ passed: 2, failed: 0, skipped: 0 });
}, 120_000);
