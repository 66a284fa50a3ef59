import { expect, seriousProblems, test } from '../../fixtures.ts';

test.describe('ana sees what she holds', () => {
  test('after the animation says so, and axe finds nothing serious [R461] [R462] @phone', async ({
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

test('a server that recovers shows the position after a retry [R463] [R464] [R465]', { tag: '@phone' }, async ({
  page,
  sandbox,
  dashboard,
  enter,
}) => {
  await sandbox.fault({ on: 'GET /investorPosition', status: 500, code: 'ERR500', times: 1 });
  await enter('ana');
  await expect(dashboard.failure).toBeVisible();
  await expect(page.getByText(/^Código para o atendimento: [A-Z2-7]{8}$/)).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await dashboard.retry.click();
  await expect(dashboard.rows).toHaveCount(6);
  await expect(dashboard.failure).toHaveCount(0);
});
