import { expect, seriousProblems, test } from '../../fixtures.ts';

test('wagner finds one of 400 movements, and the page stays light @phone', async ({ page, enter }) => {
  await enter('wagner', '/movements/last-movements');
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

test('wagner reads them as a table on a wide screen, which becomes cards on a narrow one @desktop', async ({
  page,
  enter,
  history,
}) => {
  await enter('wagner', '/movements/last-movements');
  await expect(history.orders).toHaveCount(40);
  await expect(page.getByRole('listitem')).toHaveCount(0);
  expect(await seriousProblems(page)).toEqual([]);
  // No column is wider than the page, and the head stays in sight.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await history.orders.nth(30).scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Valor' })).toBeInViewport();
  // With text twice as large the table scrolls, and no cell is cut.
  const cut = () =>
    page
      .getByRole('table')
      .locator('th, td')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
      );
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
    expect(await cut(), size).toEqual([]);
  }
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('listitem').first()).toBeVisible();
});
