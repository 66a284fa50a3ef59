import { expect, it } from 'vitest';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';

const sandbox = sandboxOfFile();

const read = async (path: string) => {
  const answer = await sandbox.fetch(`http://sandbox.test${path}`, { headers: { accept: 'text/html' } });
  const type = answer.headers.get('content-type') ?? '';
  return {
    status: answer.status,
    type,
    policy: answer.headers.get('content-security-policy'),
    text: await answer.text(),
  };
};

it('serves the page of the API and each file that it names, from here alone', async () => {
  const { status, type, policy, text } = await read('/docs');
  expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(policy).toContain("script-src 'self';style-src 'self'");
  const files = [...text.matchAll(/(?:href|src)="(?!data:)([^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toHaveLength(4);
  for (const file of files) {
    const served = await read(file);
    expect([file, served.status, served.type]).toEqual([
      file,
      200,
      expect.stringMatching(file.endsWith('.js') ? /\/javascript;/ : /^text\/css;/),
    ]);
  }
});

it('writes no code and no style into the page', async () => {
  const { text } = await read('/docs/');
  expect(text).not.toMatch(/<style|style=|\son\w+=|<script(?![^>]*src=)/);
});
