import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { sandboxOfTest } from '../testing/test-sandbox.ts';

const root = path.join(temporaryFolder(), 'dist');
mkdirSync(path.join(`${root}-workbench`, 'assets'), { recursive: true });
writeFileSync(path.join(`${root}-workbench`, 'workbench.html'), '<!doctype html><title>Sandbox</title>');
writeFileSync(path.join(`${root}-workbench`, 'workbench.html.br'), brotliCompressSync('<!doctype html>'));
writeFileSync(path.join(`${root}-workbench`, 'assets/main-1a2b.js'), 'export const workbench = 1;');

describe('the page of the controls', () => {
  const sandbox = sandboxOfFile({ webRoot: root, controlsKey: 'secret' });

  it('loads without the key, which its data need, and runs no code but its own files', async () => {
    const { status, body, headers } = await sandbox.call('GET /sandbox/', { headers: { accept: 'text/html' } });
    expect([status, body]).toEqual([200, '<!doctype html><title>Sandbox</title>']);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('cache-control')).toBe('no-cache');
    expect((await sandbox.call('GET /sandbox/personas')).status).toBe(403);
  });

  it('is sent in the smallest encoding that the browser reads', async () => {
    const { status, headers } = await sandbox.call('GET /sandbox/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([status, headers.get('content-encoding')]).toEqual([200, 'br']);
  });

  it('is there with and without the slash', async () => {
    const { status, headers } = await sandbox.call('GET /sandbox');
    expect([status, headers.get('location')]).toEqual([308, '/sandbox/']);
  });

  it('has files with a hash in their name, which browsers keep', async () => {
    const { status, headers } = await sandbox.call('GET /sandbox/assets/main-1a2b.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('takes no path from the controls', async () => {
    expect((await sandbox.call('GET /sandbox/nothing')).body).toEqual({ message: 'not_found' });
    expect((await sandbox.call('GET /sandbox/clock', { headers: { 'x-sandbox-key': 'secret' } })).status).toBe(200);
  });
});

it('says what to do when it was not built', async () => {
  const { status, body } = await call(await sandboxOfTest(), 'GET /sandbox/');
  expect(status).toBe(404);
  expect(body).toContain('ainda não foi construída. Rode pnpm build');
});
