import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** What the native app around the page received. */
const handed = async (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify((Reflect.get(window, 'handed') as string[]).map((text): unknown => JSON.parse(text))),
  );

/** The id of the last download. */
const lastId = async (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [last = '{}'] = (Reflect.get(window, 'handed') as string[]).slice(-1);
    return (JSON.parse(last) as { payload: { id: string } }).payload.id;
  });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const taken: string[] = [];
    const bridge = { postMessage: (message: string) => taken.push(message) };
    Object.assign(window, { handed: taken, ReactNativeWebView: bridge });
  }),
);

test('ana downloads a statement through the native app, which answers what came of it [R035] [R529] [R530]', async ({
  page,
  enter,
}) => {
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && 'authorization' in request.headers()) headers.push(request.headers());
  });
  await enter('ana', '/reports');
  const download = page.getByRole('button', { name: /^Download/ }).first();
  await download.click();
  await expect.poll(() => handed(page)).toContain('"download"');
  const { authorization = '', 'login-id': loginId } = headers.at(-1) ?? {};
  expect(JSON.parse(await handed(page))).toEqual([
    {
      type: 'download',
      payload: {
        id: expect.any(String),
        url: expect.stringMatching(`^${new URL(page.url()).origin}/api/.*period=2026-`),
        fileName: expect.stringMatching(/^Relatorio_\d{4}-\d{2}\.pdf$/),
        token: authorization.replace('Bearer ', ''),
        loginId,
      },
    },
  ]);

  const noViewer = page.getByText(/^O Arquivo foi salvo porém parece que você não tem um aplicativo instalado/);
  const answer = async (status: string) =>
    JSON.stringify({ type: 'download', payload: { id: await lastId(page), status } });
  // A message of a window is not from the app, even if it has the same words.
  await page.evaluate(
    (text) =>
      new Promise((heard) => {
        window.addEventListener('message', heard, { once: true });
        window.postMessage(text, '*');
      }).then(() => undefined),
    await answer('failed'),
  );
  await page.evaluate(
    (data) => document.dispatchEvent(new MessageEvent('message', { data })),
    await answer('noViewer'),
  );
  await expect(noViewer).toBeVisible();
  await expect(page.getByText('Ocorreu um erro ao tentar salvar o arquivo')).toHaveCount(0);

  await download.click();
  await expect.poll(async () => JSON.parse(await handed(page))).toHaveLength(2);
  await page.evaluate((data) => window.dispatchEvent(new MessageEvent('message', { data })), await answer('failed'));
  await expect(page.getByText('Ocorreu um erro ao tentar salvar o arquivo')).toBeVisible();
});
