import type { Page } from '@playwright/test';
import { documentOf, expect, PASSWORD, test } from '../../fixtures.ts';

const [LOGIN, DASHBOARD] = [110_000, 160_000];

/** The bytes of JavaScript that a page has loaded so far, as they come over the network. */
const loadedIn = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.set(requestId, 0);
    expect(type !== 'Script' || response.headers['content-encoding'] === 'br').toBe(true);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  return {
    bytes: () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
};

/** Notes the formats that a page makes: the platform reads its tables for the first of a kind, 12 ms for a zone. */
const noteFormats = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Reflect.set(window, 'formats', made);
    for (const kind of ['DateTimeFormat', 'NumberFormat', 'ListFormat'] as const)
      Reflect.set(
        Intl,
        kind,
        new Proxy(Intl[kind], {
          construct(format, options) {
            made.push(`${kind} ${JSON.stringify(options)}`);
            return Reflect.construct(format, options) as object; // a format
          },
        }),
      );
  });
};

const say = (what: string, bytes: number, limit: number): void =>
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of JavaScript (brotli), limit ${limit / 1000} kB`);

test('the form of /login works with at most 110 kB of JavaScript', async ({ page, login, dashboard }) => {
  const loaded = await loadedIn(page);
  let goOn = (): void => undefined;
  const isCounted = new Promise<void>((resolve) => (goOn = resolve));
  // What calls the server comes while a person types. Held back, it is not counted, and the form works without it.
  await page.route(/\/assets\/calls-/, async (route) => {
    await isCounted;
    await route.continue();
  });
  await noteFormats(page);
  await page.goto('/login');
  await login.document.pressSequentially(documentOf('ana'));
  await login.enter.click();
  await expect(page.getByText('* Preencha todos os campos para continuar')).toBeVisible();
  await expect(page.locator('#drawn')).toHaveCount(0);
  say('the form of /login', loaded.bytes(), LOGIN);
  expect(loaded.bytes()).toBeGreaterThan(LOGIN / 2);
  expect(loaded.bytes()).toBeLessThanOrEqual(LOGIN);
  expect(await page.evaluate(() => Reflect.get(window, 'formats'))).toEqual([]);

  await login.password.fill(PASSWORD);
  await login.enter.click();
  await expect(login.enter).toHaveAttribute('aria-busy', 'true');
  goOn();
  await dashboard.greeting.waitFor();
});

test('the dashboard of a signed-in client takes at most 160 kB, while the lines of the yield are off the screen', async ({
  page,
  dashboard,
  yields,
  arrive,
}) => {
  await arrive('ana');
  const loaded = await loadedIn(page);
  await page.reload();
  await expect(dashboard.rows).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  await expect(yields.lines).toHaveCount(0);
  say('the signed-in dashboard', loaded.bytes(), DASHBOARD);
  expect(loaded.bytes()).toBeGreaterThan(LOGIN / 2);
  expect(loaded.bytes()).toBeLessThanOrEqual(DASHBOARD);
});

test('the page after the sign-in comes while the client types, and not before', async ({ page, login }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isDashboard = (url: string): boolean => /\/assets\/dashboard-[\w-]+\.js$/.test(url);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isDashboard)).toEqual([]);
  const came = page.waitForResponse((response) => isDashboard(response.url()));
  await login.document.pressSequentially(documentOf('ana'));
  await came;
});

test('a style sheet that failed while the client typed is asked for again with its page', async ({
  page,
  login,
  dashboard,
}) => {
  const sheet = /\/assets\/dashboard-[\w-]+\.css$/;
  await page.route(sheet, (route) => route.abort());
  await page.goto('/login');
  // The files of the page after it are asked for when what calls the server is there.
  await page.waitForLoadState('networkidle');
  const isLost = page.waitForEvent('requestfailed', (request) => sheet.test(request.url()));
  await login.document.pressSequentially(documentOf('ana'));
  await isLost;
  await page.unroute(sheet);
  const came = page.waitForResponse((response) => sheet.test(response.url()));
  await login.signIn(documentOf('ana'), PASSWORD);
  await dashboard.greeting.waitFor();
  expect((await came).status()).toBe(200);
});
