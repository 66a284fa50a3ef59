import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const [LOGIN, DASHBOARD] = [129_000, 165_000];

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
    files: () => scripts.size,
    bytes: () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
};

const say = (what: string, bytes: number, limit: number): void =>
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of JavaScript (brotli), limit ${limit / 1000} kB`);

test('the first load of /login takes at most 129 kB of JavaScript', async ({ page }, info) => {
  const loaded = await loadedIn(page);
  await page.goto('/login');
  await page.getByRole('heading', { name: 'BEM-VINDO' }).waitFor();
  await page.waitForLoadState('networkidle');
  info.annotations.push({
    type: 'first load',
    description: `${loaded.bytes()} bytes of JavaScript, ${loaded.files()} files`,
  });
  say('first load of /login', loaded.bytes(), LOGIN);
  expect(loaded.files()).toBeGreaterThan(0);
  expect(loaded.bytes()).toBeLessThanOrEqual(LOGIN);
});

test('the dashboard of a signed-in client takes at most 165 kB, while the lines of the yield are off the screen', async ({
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
