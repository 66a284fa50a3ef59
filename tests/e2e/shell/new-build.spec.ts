import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSandbox } from '@aroeira/sandbox';
import { documentOf, expect, PASSWORD, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** A server with a build of its own, which the test replaces. */
const deployment = async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'aroeira-build-'));
  cpSync('packages/web/dist', webRoot, { recursive: true });
  const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot });
  const change = (file: string, from: RegExp, to: string): void => {
    writeFileSync(join(webRoot, file), readFileSync(join(webRoot, file), 'utf8').replace(from, to));
    for (const end of ['.br', '.gz']) rmSync(join(webRoot, file + end), { force: true });
  };
  return {
    url: sandbox.url,
    /** Replaces the build by one whose pages name it. */
    deploy: (name: string, version: string): void => {
      for (const file of ['index.html', ...readdirSync(join(webRoot, 'drawn')).map((page) => `drawn/${page}`)])
        if (file.endsWith('.html')) change(file, /<head>/, `<head><meta name="build" content="${name}" />`);
      change('sw.js', /shell-\w+/, `shell-${name}`);
      change('version.json', /"version":"[\w.]+"/, `"version":"${version}"`);
    },
    /** Replaces the build by one that has another style, which the running server does not know yet. */
    publish: (): void => {
      const known = JSON.parse(readFileSync(join(webRoot, 'drawn.json'), 'utf8')) as { hashes: { style: string[] } }; // the build's
      for (const hash of known.hashes.style)
        change(
          'sw.js',
          new RegExp(hash.replaceAll(/[+/]/g, String.raw`\$&`), 'g'),
          `sha256-of-another-${hash.slice(-8)}`,
        );
      change('sw.js', /shell-\w+/, 'shell-third');
    },
    close: async () => {
      await sandbox.close();
      rmSync(webRoot, { recursive: true });
    },
  };
};

let server: Awaited<ReturnType<typeof deployment>>;
test.beforeEach(async () => {
  server = await deployment();
});
test.afterEach(() => server.close());

const SAYS = 'Há uma nova versão do portal. Ela abre quando você terminar aqui, sem perder o que você digitou.';

const buildIn = (page: Page) => page.locator('meta[name=build]');

/** The second visit, whose page comes from the worker. */
const visitAgain = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto(`${server.url}/login`);
  // The app waits for the end of a first load only when it is there.
  await expect(page.locator('#drawn')).toHaveCount(0);
  await page.clock.runFor(10_000);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const answer = await page.goto(`${server.url}/login`);
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.locator('#drawn')).toHaveCount(0);
};

test('a new version opens by itself, once, on a page that nobody touched [R900] [R901]', { tag: '@phone' }, async ({
  page,
}) => {
  await visitAgain(page);
  server.deploy('second', '9.9.9');
  let loads = 0;
  // What Playwright asks of a page counts as a touch, so it asks nothing until the page is loaded again.
  page.on('load', () => void loads++);
  const isLoadedAgain = page.waitForEvent('load', () => loads === 2);
  await page.goto(`${server.url}/login`);
  await isLoadedAgain;
  await expect(buildIn(page)).toHaveAttribute('content', 'second');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
});

test('a new build waits while something is typed, says so once, and opens on the dashboard', { tag: '@phone' }, async ({
  page,
  login,
  dashboard,
}) => {
  const toast = page.getByText(SAYS);
  await visitAgain(page);
  await login.document.pressSequentially('6328725');
  server.deploy('second', '9.9.9');
  // So does the browser by itself, from time to time.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.getByRole('button', { name: 'Voltar' }).first().click();
  await expect(login.enter).toBeVisible();
  await expect(toast).toHaveCount(0);
  await expect(buildIn(page)).toHaveCount(0);
  await login.signIn(documentOf('ana'), PASSWORD);
  await expect(buildIn(page)).toHaveAttribute('content', 'second');
  await dashboard.greeting.waitFor();
  await expect(page).toHaveURL(/dashboard$/);
});

test('a new build is not kept while the server sends the policy of the one before', { tag: '@phone' }, async ({
  page,
}) => {
  await visitAgain(page);
  server.publish();
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const { installing } = registration ?? {};
    await new Promise((done) => installing?.addEventListener('statechange', done));
    return [installing?.state, await caches.keys()] as const;
  });
  expect(state).toEqual(['redundant', [expect.not.stringContaining('third')]]);
  const answer = await page.goto(`${server.url}/login`);
  expect(answer?.fromServiceWorker()).toBe(true);
});

test('a tab where something is typed goes on when another tab opens the new build', { tag: '@phone' }, async ({
  page,
  context,
  login,
}) => {
  await visitAgain(page);
  await login.document.pressSequentially('6328725');
  server.deploy('second', '9.9.9');
  const other = await context.newPage();
  let loads = 0;
  other.on('load', () => void loads++);
  const isLoadedAgain = other.waitForEvent('load', () => loads === 2);
  await other.goto(`${server.url}/login`);
  await isLoadedAgain;
  await expect(buildIn(other)).toHaveAttribute('content', 'second');
  await expect(page.getByText(SAYS)).toBeVisible();
  await expect(login.document).toHaveValue('632.872.5');
  await expect(buildIn(page)).toHaveCount(0);
  // The files of its build stay for it.
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(2);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('what is typed stays when the version comes late, and the next visit reloads', { tag: '@phone' }, async ({
    page,
    login,
  }) => {
    let answer: () => void = () => undefined;
    const isDue = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/version.json*', async (route) => {
      await isDue;
      await route.fulfill({ json: { version: '9.9.9' } });
    });
    let loads = 0;
    page.on('load', () => void loads++);
    await page.goto('/login');
    await login.password.pressSequentially('Senha@1');
    const version = page.waitForResponse('**/version.json*');
    answer();
    await (await version).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(login.password).toHaveValue('Senha@1');
    expect(loads).toBe(1);
    const isLoadedAgain = page.waitForEvent('load', () => loads === 3);
    await page.goto('/login');
    await isLoadedAgain;
  });
});
