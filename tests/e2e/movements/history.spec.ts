import { expect, seriousProblems, test } from '../../fixtures.ts';

test('wagner finds one of 400 movements, and the page stays light @phone', async ({ page, enter }) => {
  await enter('wagner');
  await page.goto('/movements/last-movements');
  await expect(page.getByText('400 movimentações')).toBeVisible();
  const cards = page.getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(100);
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByLabel('Status').selectOption('Cancelado');
  await page.getByLabel('Período').selectOption('Últimos 12 meses');
  await expect(page.getByText('400 movimentações')).toHaveCount(0);
  for (const card of await cards.all()) await expect(card).toContainText('Cancelado');
});
