import { expect, seriousProblems, test } from '../../fixtures.ts';

test('a path outside the table is not found, and Voltar leaves it [R013] [R014] @phone', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).not.toHaveURL(/nowhere/);
});

test('the app asks at its start, once, which version is deployed, past every cache [R897]', { tag: '@phone' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/version.json') asked.push(new URL(request.url()).search);
  });
  for (let load = 0; load < 2; load += 1) {
    await page.goto('/login');
    await page.getByRole('heading', { name: 'BEM-VINDO' }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(2);
  expect(asked).not.toContain('');
});

test('a link that leads out is opened by the native app, where the portal runs inside it [R036]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const handed: string[] = [];
    Object.assign(window, { handed, ReactNativeWebView: { postMessage: (message: string) => handed.push(message) } });
  });
  await page.goto('/acessoIndevido/nobody');
  await page.getByRole('link', { name: /WhatsApp/ }).click();
  const handed = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'handed')));
  expect(handed).toContain('openLink');
  expect(handed).toContain('https://wa.me/');
  await expect(page).toHaveURL(/\/acessoIndevido\/nobody$/);
});

test('the splash shows the brand and leads a new visitor to welcome, and from there to the sign-in [R015] [R017] [R020] @phone', async ({
  page,
}) => {
  // The time stands still until the test moves it, even on a slow machine.
  await page.clock.install({ time: '2026-11-20T15:00:00-03:00' });
  await page.clock.pauseAt('2026-11-20T15:00:01-03:00');
  await page.goto('/');
  await expect(page.getByText('Investimentos e proximidade').first()).toBeVisible();
  // The app shows its own page in the place of the drawn one.
  await expect(page.locator('#drawn')).toHaveCount(0);
  const logo = await page.getByRole('heading', { name: 'Aroeira' }).locator('svg').boundingBox();
  expect(logo?.width).toBeGreaterThan(20);
  await page.clock.runFor(4999);
  await expect(page).toHaveURL('/');
  await page.clock.runFor(2);
  await expect(page).toHaveURL(/\/welcome$/);
  await page.clock.resume();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByText('Acessar minha conta').click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the document is in Brazilian Portuguese, has the page group and runs no inline script [R001] [R005]', {
  tag: '@phone',
}, async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const answer = await page.goto('/login');
  await page.getByRole('heading', { name: 'BEM-VINDO' }).waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.locator('html')).toHaveClass(/\bgestao\b/);
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  expect(refused).toEqual([]);
});
