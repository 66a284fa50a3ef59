import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { nginxSite } from '../../../scripts/deploy/nginx-site.ts';
import { packDeploy } from '../../../scripts/pack/pack-deploy.ts';
import { startSandbox } from '@aroeira/sandbox';
import { documentOf, expect, PASSWORD, portalIn, test } from '../../fixtures.ts';

/** Two brands of one build. */
const PORTALS = [
  { name: 'Aroeira', build: 'packages/web/dist' },
  { name: 'Ipê Capital', build: 'node_modules/.cache/web-ipe' },
];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** What nginx needs around a site: no daemon, the user of the test, who alone may read a temporary folder, and one folder. */
const around = (
  folder: string,
): string => `daemon off; user ${userInfo().username}; worker_processes 1; pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${folder}/portal.conf;
}
`;

const started: ChildProcess[] = [];
test.afterEach(() => {
  for (const nginx of started.splice(0)) nginx.kill();
});

interface Wanted {
  readonly api: string;
  readonly listen: string;
  readonly out: string;
}

const URL = 'https://portal.example';

const writtenFor = (build: string) => async (wanted: Wanted) =>
  writeFileSync(join(wanted.out, 'portal.conf'), await nginxSite({ ...wanted, build, url: URL, now: new Date() }));

/** Starts nginx before the sandbox, which stands for the manager's API. @returns its origin */
const startNginx = async (folder: string, api: string, write: (wanted: Wanted) => Promise<void>): Promise<string> => {
  const at = `127.0.0.1:${String(await freePort())}`;
  mkdirSync(folder, { recursive: true });
  await write({ api: `${api}/api/`, listen: at, out: folder });
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  started.push(spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' }));
  await expect
    .poll(() =>
      fetch(`http://${at}/version.json`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return `http://${at}`;
};

/** What a browser obeys. The sandbox adds nothing else to a page. */
const OBEYED =
  /^(?:content-(?:security-policy|type)|cross-origin-.*|referrer-policy|permissions-policy|strict-transport-security|x-(?:content-type-options|frame-options|robots-tag)|link|cache-control)$/;

const answerOf = async (origin: string, path: string) => {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
  const headers = [...answer.headers].filter(([name]) => OBEYED.test(name));
  return { status: answer.status, ...Object.fromEntries(headers.map(([name, value]) => [name, value.toLowerCase()])) };
};

const NO_NGINX = spawnSync('nginx', ['-v']).error !== undefined;
const MISSING = 'nginx is not here: apt-get install nginx-light';

for (const { name, build } of PORTALS)
  test.describe(`${name} behind nginx`, { tag: '@desktop' }, () => {
    test.skip(NO_NGINX, MISSING);

    let sandbox: Awaited<ReturnType<typeof startSandbox>>;
    test.beforeAll(async () => {
      sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot: build });
    });
    test.afterAll(() => sandbox.close());

    test('each page and file has the status and the headers that the sandbox gives it', async ({}, info) => {
      const nginx = await startNginx(info.outputPath('site'), sandbox.url, writtenFor(build));
      const screens = JSON.parse(readFileSync(join(build, 'paths.json'), 'utf8')) as readonly string[]; // the build's list
      const paths = [
        ...screens.map((path) => path.replaceAll(/:\w+|\{\w+\}/g, 'x')),
        '/nowhere',
        '/index.html',
        '/drawn/gone.html',
        ...readdirSync(join(build, 'drawn')).flatMap((file) => (file.endsWith('.html') ? `/drawn/${file}` : [])),
        '/theme.js',
        '/sw.js',
        '/manifest.webmanifest',
        '/robots.txt',
        '/sitemap.xml',
        '/version.json',
        ...['js', 'css', 'woff2'].map(
          (kind) => `/assets/${readdirSync(join(build, 'assets')).find((file) => file.endsWith(`.${kind}`)) ?? ''}`,
        ),
      ];
      for (const path of paths) expect(await answerOf(nginx, path), path).toEqual(await answerOf(sandbox.url, path));
      expect((await fetch(`${nginx}/assets/gone.js`)).status).toBe(404);
      expect(await (await fetch(`${nginx}/login`)).text()).toContain(`rel="canonical" href="${URL}/login"`);
    });

    test('a browser keeps its files, and opens its pages without a connection', async ({ browser }, info) => {
      const nginx = await startNginx(info.outputPath('site'), sandbox.url, writtenFor(build));
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(`${nginx}/login`);
      await expect(page.locator('#drawn')).toHaveCount(0);
      await page.clock.runFor(10_000);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      const answer = await page.goto(`${nginx}/welcome`);
      expect(answer?.headers()['content-security-policy']).toContain('sha256');
      await expect(page.getByRole('link', { name: 'Acessar minha conta' })).toBeVisible();
      await context.close();
    });

    test('ana signs in, and sees her position', async ({ page }, info) => {
      const nginx = await startNginx(info.outputPath('site'), sandbox.url, writtenFor(build));
      const { login, dashboard } = portalIn(page);
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await page.goto(`${nginx}/login`);
      await expect(page).toHaveTitle(new RegExp(` · ${name}$`));
      await login.signIn(documentOf('ana'), PASSWORD);
      await dashboard.greeting.waitFor();
      await page.goto(`${nginx}/reports/x`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(refused).toEqual([]);
    });
  });

test('the package for deployments draws a portal and serves it, without this repository @desktop', async ({}, info) => {
  test.skip(NO_NGINX, MISSING);
  const home = info.outputPath('package');
  mkdirSync(home, { recursive: true });
  const packed = await packDeploy({ kitRoot: 'packages/web/dist-kit', sbom: '{}', to: home });
  execFileSync('tar', ['xzf', packed, '-C', home]);
  // The libraries that npm would install beside it.
  symlinkSync(resolve('packages/web/node_modules'), join(home, 'node_modules'));
  const run = (command: string, ...words: readonly string[]): void =>
    void execFileSync(process.execPath, [join(home, 'package/bin', command), ...words], { cwd: home });
  run('draw.js', '--portal', resolve('packages/web/brands/ipe/portal.json'), '--out', 'portal');
  const origin = await startNginx(info.outputPath('site'), 'http://127.0.0.1:9', ({ api, listen, out }) => {
    run('nginx.js', '--build', 'portal', '--url', URL, '--api', api, '--listen', listen, '--out', resolve(out));
    return Promise.resolve();
  });
  const page = await fetch(`${origin}/login`);
  expect(await page.text()).toContain('Ipê Capital');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
});
