import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { commandIn, installPackage } from './install-package.ts';
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
  const workbench = `${folder}-workbench`;
  onTestFinished(() => rmSync(workbench, { recursive: true, force: true }));
  mkdirSync(workbench);
  writeFileSync(join(workbench, 'workbench.html'), '<!doctype html><title>Sandbox</title>');
  return folder;
};

const SBOM = '{"bomFormat":"CycloneDX"}';

const installed = async (): Promise<string> => {
  const folder = emptyFolder();
  const file = await packPortal({ webRoot: smallWebApp(), sbom: SBOM, to: folder });
  expect(statSync(file).size).toBeLessThan(25_000_000);
  installPackage(file, folder);
  return folder;
};

/** Opens a page that a scenario made ready, in a browser that only notes where it is sent. */
const STRANGER = `
import { stage } from 'aroeira/playwright';
const [, , file, api] = process.argv;
const seen = [];
const { open } = await stage(file, { api });
await open({
  goto: (url) => Promise.resolve(seen.push(url)),
  waitForURL: (isThere) => Promise.resolve(isThere(new URL('/movements', api)) && seen.push('/movements')),
}, 'ana', '/movements');
console.log(JSON.stringify(seen));
`;

it('starts from an empty folder the server, the portal, the commands and their scenarios, sets the stage of a browser, and stops on a signal', async () => {
  const folder = await installed();
  const aroeira = join(folder, 'node_modules/aroeira');
  expect(readFileSync(join(aroeira, 'bom.cdx.json'), 'utf8')).toBe(SBOM);
  const portal = commandIn(folder);
  const env = { PATH: process.env['PATH'], HOME: folder };
  const server = spawn(process.execPath, [portal, 'sandbox', 'start', '--port', '0', '--json'], { cwd: folder, env });
  const exit = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));
  const [printed] = await once(server.stdout, 'data');
  const { url, api }: { url: string; api: string } = JSON.parse(String(printed));
  expect(existsSync(join(folder, '.local/state/aroeira-portal/sandbox/pg'))).toBe(true);
  expect(await (await fetch(`${url}/login`)).text()).toContain('<title>Aroeira</title>');
  expect(await (await fetch(`${url}/sandbox/`)).text()).toContain('<title>Sandbox</title>');
  expect((await fetch(`${url}/docs/swagger-ui-bundle.js`)).status).toBe(200);
  const described: unknown = await (await fetch(`${url}/openapi.json`)).json();
  const example = { investments: expect.arrayContaining([{ type: 'RENDA_FIXA', totalAmount: 468912.45 }]) };
  expect(described).toMatchObject({
    paths: {
      '/api/investorPosition': { get: { responses: { 200: { content: { 'application/json': { example } } } } } },
    },
  });

  const run = async (...words: readonly string[]): Promise<unknown> => {
    const { stdout } = await promisify(execFile)(process.execPath, [portal, ...words, '--api', api, '--json'], {
      cwd: folder,
      env,
    });
    return JSON.parse(stdout);
  };
  const packed = join(aroeira, 'tests/scenarios');
  const invest = join(packed, 'movements/invest.yaml');
  const [, schema = ''] = /\$schema=(\S+)/.exec(readFileSync(invest, 'utf8')) ?? [];
  expect(JSON.parse(readFileSync(join(invest, '..', schema), 'utf8'))).toMatchObject({ type: 'object' });
  expect(await run('scenario', 'lint', packed)).toEqual({ mistakes: [] });
  // What the README leads to is there too.
  expect(readFileSync(join(aroeira, 'docs/qa.md'), 'utf8')).toContain('# Scenarios');
  writeFileSync(
    join(folder, 'mine.yaml'),
    'name: Mine\nas: ana\nsteps:\n  - run: position\n    expect: { json: { $.total: 1284530.27 } }\n',
  );
  // The one of the statement saves a PDF and reads it.
  const ran = await run('scenario', 'run', join(packed, 'reports/statement.yaml'), 'mine.yaml');
  expect(ran).toMatchObject({ passed: 2, failed: 0, skipped: 0 });

  // A test of strangers takes the function in by the package's name.
  writeFileSync(join(folder, 'stranger.mjs'), STRANGER);
  const { stdout } = await promisify(execFile)(process.execPath, ['stranger.mjs', invest, api], { cwd: folder, env });
  expect(JSON.parse(stdout)).toEqual([expect.stringMatching(/^http:..\w+\.localhost:\d+.sandbox.open#/), '/movements']);
  expect(readFileSync(join(aroeira, 'packages/cli/src/playwright/stage.d.ts'), 'utf8')).toContain(
    'stage: (file: string',
  );

  server.kill();
  expect(await exit).toEqual([0, null]);
}, 120_000);
