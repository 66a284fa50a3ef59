import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const root = temporaryFolder();
const SCRIPT = 'export const portal = 1;\n'.repeat(50);
mkdirSync(path.join(root, 'assets'));
writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>Aroeira</title>');
writeFileSync(path.join(root, 'paths.json'), '["/","/login","/welcome","/dashboard","/reports/:period"]');
writeFileSync(path.join(root, 'welcome.html'), '<!doctype html><title>Boas-vindas</title>');
writeFileSync(
  path.join(root, 'drawn-login.html'),
  `<!doctype html><head><link rel="icon" href="/favicon.svg">
  <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/font-1a2b.woff2">
  <link rel="stylesheet" crossorigin href="/assets/main-1a2b.css"><script>let early = 1;</script></head>
  <body><script fetchpriority="low" type="module" crossorigin src="/assets/main-1a2b.js"></script></body>`,
);
writeFileSync(path.join(root, 'framed.html'), '<!doctype html><title>Menu</title>');
writeFileSync(path.join(root, 'nowhere.html'), '<!doctype html><title>Nada</title>');
writeFileSync(
  path.join(root, 'drawn.json'),
  JSON.stringify({
    pages: { '/welcome': 'welcome.html', '/forgotPassword': 'drawn-login.html' },
    frames: [{ file: 'framed.html', paths: ['/profile', '/talk-to-{product}'] }],
    notFound: 'nowhere.html',
    found: [],
    hashes: { script: ['sha256-c2NyaXB0'], style: ['sha256-c3R5bGU='] },
    connect: ['https://api.example'],
  }),
);
writeFileSync(path.join(root, 'assets/main-1a2b.js'), SCRIPT);
writeFileSync(path.join(root, 'assets/main-1a2b.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(path.join(root, 'assets/main-1a2b.js.gz'), gzipSync(SCRIPT));

const { call } = sandboxOfFile({ webRoot: root });
const open = (page: string) => call(`GET ${page}`, { headers: { accept: 'text/html,*/*;q=0.8' } });

describe('a screen of the portal', () => {
  it.each(['/', '/login', '/dashboard', '/reports/2026-10-31?x=1'])(
    '%s gets the app, which browsers ask for again each time',
    async (page) => {
      const { status, body, headers } = await open(page);
      expect([status, body]).toEqual([200, '<!doctype html><title>Aroeira</title>']);
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('of a screen gets the app with any accept header', async () => {
    const answer = await call('GET /login', { headers: { accept: '*/*' } });
    expect(answer).toMatchObject({ status: 200, body: '<!doctype html><title>Aroeira</title>' });
  });

  it('that the build drew gets its own file', async () => {
    const { status, body, headers } = await open('/welcome');
    expect([status, body]).toEqual([200, '<!doctype html><title>Boas-vindas</title>']);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/profile', '/talk-to-aroeira'])('%s of a client gets the frame', async (page) => {
    expect(await open(page)).toMatchObject({ status: 200, body: '<!doctype html><title>Menu</title>' });
  });

  it('that does not exist gets the drawn not-found page with a 404', async () => {
    expect(await open('/nowhere')).toMatchObject({ status: 404, body: '<!doctype html><title>Nada</title>' });
  });

  it('gets JSON in a script, a form or the API', async () => {
    expect((await call('GET /nowhere', { headers: { accept: '*/*' } })).status).toBe(404);
    expect((await call('POST /dashboard', { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await open('/api/nowhere')).body).toEqual({ message: 'not_found' });
    expect((await open('/assets/gone-9z9z.js')).status).toBe(404);
  });
});

it('tells a browser of a page’s font, styles and module before the page, as the page asks for them', async () => {
  const { headers } = await open('/forgotPassword');
  expect(headers.get('link')?.split(', ')).toEqual([
    '</assets/font-1a2b.woff2>; rel=preload; as=font; crossorigin; type="font/woff2"',
    '</assets/main-1a2b.css>; rel=preload; as=style; crossorigin',
    '</assets/main-1a2b.js>; rel=modulepreload; crossorigin; fetchpriority="low"',
  ]);
  for (const path of ['/welcome', '/assets/main-1a2b.js', '/nowhere', '/api/banks/all'])
    expect((await open(path)).headers.get('link')).toBeNull();
});

describe('a file with a hash in its name', () => {
  it('is cached forever, and is sent in the smallest encoding that the browser reads', async () => {
    for (const [accept, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const { status, headers } = await call('GET /assets/main-1a2b.js', {
        headers: { 'accept-encoding': accept },
      });
      expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-type')).toContain('javascript');
    }
  });
});

describe('the version', () => {
  it('is the package’s version until a build has its own', async () => {
    expect((await call('GET /version.json?t=1')).body).toEqual({ version: manifest.version });
    writeFileSync(path.join(root, 'version.json'), '{"version":"1.0.73"}');
    const { body, headers } = await call('GET /version.json');
    expect([body, headers.get('cache-control')]).toEqual([{ version: '1.0.73' }, 'no-cache']);
  });
});

it('lets a page load its own files, call its API, run what the build wrote into it, and nothing else', async () => {
  const api = ' https://api.example';
  for (const [page, script, style, connect] of [
    ['/welcome', " 'sha256-c2NyaXB0'", " 'sha256-c3R5bGU='", api],
    ['/welcome.html', " 'sha256-c2NyaXB0'", " 'sha256-c3R5bGU='", api],
    ['/nowhere', " 'sha256-c2NyaXB0'", " 'sha256-c3R5bGU='", api],
    ['/login', '', '', api],
    ['/api/banks/all', '', '', ''],
    ['/assets/main-1a2b.js', '', '', ''],
  ] as const) {
    const { headers } = await open(page);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split(';').toSorted()).toEqual([
      "base-uri 'none'",
      `connect-src 'self'${connect}`,
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "manifest-src 'self'",
      "object-src 'none'",
      'report-uri /policy-violations',
      "require-trusted-types-for 'script'",
      `script-src 'self'${script}`,
      `style-src 'self'${style}`,
      'trusted-types default svelte-trusted-html',
      "worker-src 'self'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});
