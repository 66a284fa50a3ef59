import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const URL = 'https://portal.exemplo.com.br';
const HEAD = (origin: string): string =>
  `<link rel="canonical" href="${origin}/login"><meta property="og:image" content="${origin}/share.png"><a href="/welcome">`;

const root = temporaryFolder();
for (const [file, text] of [
  ['index.html', '<!doctype html>'],
  ['paths.json', '["/login","/forgotPassword","/dashboard"]'],
  ['login.html', HEAD('')],
  ['forgot.html', HEAD('')],
  [
    'drawn.json',
    JSON.stringify({
      pages: { '/login': 'login.html', '/forgotPassword': 'forgot.html' },
      frames: [],
      notFound: 'index.html',
      found: ['/login'],
      hashes: { script: ['sha256-c2NyaXB0'], style: [] },
      connect: [],
    }),
  ],
] as const)
  writeFileSync(path.join(root, file), text);

const { call, fetch } = sandboxOfFile({ webRoot: root, portalUrl: URL });
const open = (page: string, headers: Readonly<Record<string, string>> = {}) =>
  call(`GET ${page}`, { headers: { accept: 'text/html', ...headers } });

describe('a page that search engines may show', () => {
  it('has its addresses whole, at the address of the portal, and its links as they are', async () => {
    const { status, body, headers } = await open('/login?from=search');
    expect([status, body]).toEqual([200, HEAD(URL)]);
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-c2NyaXB0'");
  });

  it('is sent in the smallest encoding that the browser reads, and not again while it is the same', async () => {
    const answer = await fetch(`${URL}/login`, { headers: { 'accept-encoding': 'gzip, br' } });
    const { headers } = answer;
    expect([headers.get('content-encoding'), headers.get('vary'), headers.get('cache-control')]).toEqual([
      'br',
      'accept-encoding',
      'no-cache',
    ]);
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(HEAD(URL));
    expect((await open('/login', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    expect((await open('/login', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is known by its tag, strong or weak and among others, and never comes in a refused encoding', async () => {
    const tag = (await open('/login')).headers.get('etag') ?? '';
    const strong = tag.replace('W/', '');
    for (const known of [strong, `W/${strong}`, `"other", W/${strong}`])
      expect((await open('/login', { 'if-none-match': known })).status).toBe(304);
    const { headers } = await fetch(`${URL}/login`, { headers: { 'accept-encoding': 'gzip;q=0.5, br;q=0' } });
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it('is the one of a new build as soon as that lies there', async () => {
    const old = (await open('/login')).headers.get('etag') ?? '';
    onTestFinished(() => writeFileSync(path.join(root, 'login.html'), HEAD('')));
    writeFileSync(path.join(root, 'login.html'), `${HEAD('')}<p>new</p>`);
    expect((await open('/login', { 'if-none-match': old })).body).toBe(`${HEAD(URL)}<p>new</p>`);
  });
});

it.each(['/forgotPassword', '/dashboard', '/nowhere', '/index.html', '/login.html'])(
  'no search engine shows %s',
  async (page) => expect((await open(page)).headers.get('x-robots-tag')).toBe('noindex'),
);

it('search engines learn which pages they may show, and leave the calls alone', async () => {
  const robots = await call('GET /robots.txt');
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(robots.body).toBe(`User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\nSitemap: ${URL}/sitemap.xml\n`);
  const sitemap = await call('GET /sitemap.xml');
  expect(sitemap.headers.get('content-type')).toMatch(/^application\/xml/);
  expect(sitemap.body).toContain(`<url><loc>${URL}/login</loc></url></urlset>`);
});
