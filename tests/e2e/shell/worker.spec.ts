import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page as a first visit does, and waits until the worker keeps the files. It comes ten seconds after a first load. */
const visitOnce = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto('/login');
  await page.clock.runFor(10_000);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};

const read = (file: string): string => readFileSync(join('packages/web/dist', file), 'latin1');

/** What the browser keeps: the address of each file, and its content. */
const keptIn = (page: Page): Promise<readonly { readonly path: string; readonly content: string }[]> =>
  page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(
      open.map(async (cache) =>
        Promise.all((await cache.keys()).map(async (key) => ({ key, answer: await cache.match(key) }))),
      ),
    );
    return Promise.all(
      kept.flat().map(async ({ key, answer }) => {
        const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer());
        const { pathname, search } = new URL(key.url);
        return { path: pathname + search, content: bytes.reduce((text, byte) => text + String.fromCharCode(byte), '') };
      }),
    );
  });

test('the second visit draws each page without a connection, with its policy', { tag: '@phone' }, async ({
  page,
  context,
  login,
}) => {
  await visitOnce(page);
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'];
  const policies = { drawn: await policyOf('/login'), other: await policyOf('/maintenance') };
  expect(policies.drawn).toContain('sha256');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const sources: unknown[] = [];
  cdp.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Document') sources.push(response.serviceWorkerRouterInfo?.actualSourceType);
  });
  await context.setOffline(true);
  for (const path of ['/', '/welcome', '/forgotPassword', '/registration', '/login']) {
    const answer = await page.goto(path);
    expect([path, answer?.fromServiceWorker(), answer?.headers()['content-security-policy']]).toEqual([
      path,
      true,
      policies.drawn,
    ]);
    expect(await answer?.text()).toContain('<div id="drawn">');
  }
  // The browser did not wait for the worker to start.
  expect(sources).toEqual(Array(5).fill('cache'));
  // The app works, too.
  await login.document.fill('6328725');
  await expect(login.document).toHaveValue('632.872.5');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page).toHaveURL(/forgotPassword$/);
  // The check comes from the server. The page stays, and says that it did not load.
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  const screen = await page.goto('/maintenance');
  expect([screen?.status(), screen?.headers()['content-security-policy']]).toEqual([200, policies.other]);
  const nowhere = await page.goto('/nowhere');
  expect(nowhere?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
});

test('only public files of the build are kept, also after a session, and a client sees what is missing', {
  tag: '@phone',
}, async ({ page, context, enter, dashboard }) => {
  await visitOnce(page);
  await enter('ana');
  for (const path of ['/reports', '/profile', '/profile-personal-data', '/dashboard', '/version.json', '/sandbox/']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const kept = await keptIn(page);
  // The pages that were opened brought their files along.
  expect(kept.map(({ path }) => path).filter((path) => path.startsWith('/assets/profile.page-'))).toHaveLength(1);
  const { pages }: { readonly pages: Readonly<Record<string, string>> } = JSON.parse(read('drawn.json'));
  for (const { path, content } of kept) {
    const file = pages[path] ?? path;
    expect(file).toMatch(
      /^(?:drawn\/[\w-]+\.html|\/(?:assets\/[\w.-]+|drawn\/[\w-]+\.html|index\.html|theme\.js|favicon\.svg))$/,
    );
    if (content !== read(file)) throw new Error(`${path} is no file of the build`);
  }

  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText('Você está sem conexão com a internet.')).toBeVisible();
  await expect(dashboard.greeting).toBeVisible();
});

test('inside the native app there is no worker', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } }));
  await page.clock.install();
  await page.goto('/login');
  await page.clock.runFor(20_000);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
