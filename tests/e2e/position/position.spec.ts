import { expect, seriousProblems, test } from '../../fixtures.ts';

const AMOUNT = /R\$\s[\d.]+,\d{2}/;

test.describe('ana sees what she holds', () => {
  test('hidden until she asks, and hidden again [R471] [R472] @phone', async ({ page, dashboard, signIn }) => {
    await signIn('ana');
    await expect(dashboard.investments).toBeVisible();
    await expect(page.locator('main')).not.toContainText(AMOUNT);
    await dashboard.show.click();
    await expect(dashboard.total).toContainText(/1\.284\.530,27/);
    await dashboard.hide.click();
    await expect(page.locator('main')).not.toContainText(AMOUNT);
  });

  test('by fund type with percent, amount and total [R484] [R485]', async ({ dashboard, signIn }) => {
    await signIn('ana');
    await dashboard.show.click();
    await expect(dashboard.rows).toHaveCount(6);
    await expect(dashboard.rows.first()).toContainText(/Renda Fixa\s*36,50\s*%?\s*R\$\s468\.912,45/);
    await expect(dashboard.total).toContainText('100,00');
  });

  test('after the animation says so, and axe finds nothing serious [R461] [R462]', async ({
    page,
    sandbox,
    dashboard,
    signIn,
  }) => {
    await sandbox.fault({ on: 'GET /investorPosition', delayMs: 600, times: 1 });
    await signIn('ana');
    await expect(page.getByText('Sincronizando')).toBeVisible();
    await expect(page.getByText('Tudo pronto!')).toBeVisible();
    await expect(dashboard.investments).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);
  });
});

test('otavio is told that systems are being updated, and tries again [R463] [R464] @desktop', async ({
  page,
  dashboard,
  signIn,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/investorPosition')) calls.push(request.url());
  });
  await signIn('otavio');
  await expect(dashboard.failure).toBeVisible();
  await dashboard.retry.click();
  await expect.poll(() => calls.length).toBe(2);
  await expect(dashboard.failure).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});

test('a server that recovers shows the position after a retry [R464] [R465]', { tag: '@phone' }, async ({
  sandbox,
  dashboard,
  signIn,
}) => {
  await sandbox.fault({ on: 'GET /investorPosition', status: 500, code: 'ERR500', times: 1 });
  await signIn('ana');
  await dashboard.retry.click();
  await expect(dashboard.rows).toHaveCount(6);
  await expect(dashboard.failure).toHaveCount(0);
});
