import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publish } from './publish.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const DRAWN = {
  pages: { '/login': 'drawn/login.html' },
  frames: [{ file: 'drawn/frame.html', paths: [] }],
  notFound: 'drawn/not-found.html',
  found: ['/login'],
  hashes: { script: [], style: [] },
  connect: [],
};

const build = (name: string, version: string): string => {
  const files = {
    [`assets/main-${version}.js`]: '',
    'assets/shared.js': '',
    'drawn/login.html': '<link rel="canonical" href="/login">',
    'index.html': version,
    'version.json': JSON.stringify({ version }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
};

const DAY = '2026-11-28T12:00:00.000Z';
const out = () => join(folder, 'site');
let root = '';
const publishAt = async (from: string, at: string) =>
  (root = await publish({ build: from, out: out(), url: 'https://portal.example', drawn: DRAWN, now: new Date(at) }));
const text = (file: string, of = root) => readFileSync(join(of, file), 'utf8');
const hasAsset = (name: string) => existsSync(join(out(), 'assets', name));

it('keeps the hashed files of the build before for a day, and then deletes them', async () => {
  const [one, two] = [build('one', '1'), build('two', '2')];
  await publishAt(one, DAY);
  await publishAt(two, '2026-12-10T12:00:00.000Z');
  expect([text('index.html'), text('version.json')]).toEqual(['2', '{"version":"2"}']);
  const isKept = () => hasAsset('main-1.js');
  expect(isKept()).toBe(true);
  await publishAt(two, '2026-12-11T12:00:00.000Z');
  expect(isKept()).toBe(true);
  await publishAt(two, '2026-12-11T12:00:00.001Z');
  expect([isKept(), hasAsset('main-2.js'), hasAsset('shared.js')]).toEqual([false, true, true]);
});

it('leaves the pages that nginx serves as they are, for a day', async () => {
  const [one, two] = [build('one', '1'), build('two', '2')];
  const served = await publishAt(one, DAY);
  await publishAt(two, '2026-12-10T12:00:00.000Z');
  expect([text('index.html', served), text('index.html')]).toEqual(['1', '2']);
  await publishAt(two, '2026-12-11T12:00:00.001Z');
  expect([existsSync(served), text('index.html')]).toEqual([false, '2']);
});

it('forgets that a file was replaced once, when it comes back', async () => {
  const [one, two] = [build('one', '1'), build('two', '2')];
  await publishAt(one, DAY);
  await publishAt(two, DAY);
  await publishAt(one, '2026-12-28T12:00:00.000Z');
  await publishAt(two, '2027-01-28T12:00:00.000Z');
  expect(hasAsset('main-1.js')).toBe(true);
});

it('tells search engines the address of the portal', async () => {
  await publishAt(build('one', '1'), DAY);
  expect(text('drawn/login.html')).toBe('<link rel="canonical" href="https://portal.example/login">');
  expect(text('sitemap.xml')).toContain('<loc>https://portal.example/login</loc>');
  expect(text('robots.txt')).toContain('Sitemap: https://portal.example/sitemap.xml');
});
