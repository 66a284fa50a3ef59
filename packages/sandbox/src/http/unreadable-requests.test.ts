import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startSandbox, type RunningSandbox } from '../start-sandbox.ts';

const root = temporaryFolder();
const PAGE = '<!doctype html><title>Aroeira</title>';
let sandbox: RunningSandbox;
beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'index.html'), PAGE);
  writeFileSync(path.join(root, 'paths.json'), '["/login"]');
  sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot: root });
}, 60_000);
afterAll(() => sandbox.close());

/** Asks for an address as it is. fetch would change it. */
const ask = (address: string, accept: string): Promise<{ status: number; body: string; policy: unknown }> =>
  new Promise((resolve, reject) => {
    get({ host: 'localhost', port: new URL(sandbox.url).port, path: address, headers: { accept } }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body, policy: answer.headers['content-security-policy'] }),
      );
    }).on('error', reject);
  });

const NOT_FOUND = '{"message":"not_found"}';

it.each([
  '/api/%zz',
  '/api/auth/%c3%28',
  '/api/%00',
  '/assets/%zz',
  '/assets/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%00',
  '/assets/a%00.js',
  '/assets//index.html',
  `/api/auth/checkExistingDocument/${'1'.repeat(300)}`,
])('%s gets a 404 as JSON', async (address) => {
  const { status, body, policy } = await ask(address, 'text/html');
  expect([status, body]).toEqual([404, NOT_FOUND]);
  expect(policy).toContain("default-src 'none'");
});

it.each([
  '/%zz',
  '/%zz?next=%zz',
  '/..%2f..%2fetc/passwd',
  '/../package.json',
  '/%2e%2e/package.json',
  '/%00',
  '/login%00',
  '//elsewhere.example',
  '/\\..\\windows',
])('%s gets the not-found page in a browser, and JSON in a program', async (address) => {
  const page = await ask(address, 'text/html');
  expect([page.status, page.body]).toEqual([404, PAGE]);
  expect(page.policy).toContain("default-src 'none'");
  const program = await ask(address, '*/*');
  expect([program.status, program.body]).toEqual([404, NOT_FOUND]);
});

it.each([
  ['GEHT /login HTTP/1.1', 400, 'not_readable'],
  ['POST /api HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked', 400, 'not_readable'],
  [`GET /login HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431, 'too_large'],
])('answers %.24s… in the words of the API', async (head, status, message) => {
  const socket = connect(Number(new URL(sandbox.url).port), 'localhost');
  socket.write(`${head}\r\nHost: localhost\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
  expect(answer.split('\r\n\r\n')[1]).toBe(JSON.stringify({ message }));
});

it('says nothing of a TRACE', async () => {
  const socket = connect(Number(new URL(sandbox.url).port), 'localhost');
  socket.write('TRACE /login HTTP/1.1\r\nHost: localhost\r\nX-Secret: told\r\nConnection: close\r\n\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).not.toContain('told');
});
