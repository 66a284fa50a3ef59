import { expect, seriousProblems, test } from '../../fixtures.ts';

test('wagner finds one of 400 movements, and the page stays light', async ({ page, enter }) => {
  await enter('wagner');
  await page.goto('/movements/last-movements');
  await expect(page.getByText('400 movimentações')).toBeVisible();
  const cards = page.getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(100);
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByLabel('Status').selectOption('Cancelado');
  await page.getByLabel('Período').selectOption('Últimos 12 meses');
  await expect(page.getByText('400 movimentações')).toHaveCount(0);
  for (const card of await cards.all()) await expect(card).toContainText('Cancelado');
});

test('ana keeps her history as a spreadsheet', { tag: '@phone' }, async ({ page, enter }) => {
  await enter('ana');
  await page.goto('/movements/last-movements');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('movimentacoes.csv');
});
