import { expect, test } from '../../fixtures.ts';

const LIMIT = 130_000;

test('the first load of /login takes at most 130 kB of JavaScript', async ({ page }, info) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Map<string, { url: string; bytes: number }>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript'))
      scripts.set(requestId, { url: response.url, bytes: 0 });
    expect(type !== 'Script' || response.headers['content-encoding'] === 'br').toBe(true);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto('/login');
  await page.getByRole('heading', { name: 'BEM-VINDO' }).waitFor();
  await page.waitForLoadState('networkidle');
  const total = [...scripts.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  info.annotations.push({ type: 'first load', description: `${total} bytes of JavaScript, ${scripts.size} files` });
  console.log(`first load of /login: ${(total / 1000).toFixed(1)} kB of JavaScript (brotli), limit ${LIMIT / 1000} kB`);
  expect(scripts.size).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(LIMIT);
});
