import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** How a part of the page looks, without focus and pointer. */
const lookOf = async (page: Page, part: Locator): Promise<string> => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return (await part.screenshot({ animations: 'disabled' })).toString('base64');
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`in forced colours a choice that is made looks unlike one that is not, ${colorScheme} @phone`, async ({
    page,
    arrive,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await arrive('ana');

    const period = page.locator('.tab').filter({ hasText: '12m' });
    const unset = await lookOf(page, period);
    await period.click();
    expect(await lookOf(page, period)).not.toBe(unset);
    const table = page.getByRole('button', { name: 'Ver em tabela' });
    await expect(table).toHaveCSS('text-decoration-line', 'underline');
    const closed = await lookOf(page, table);
    await table.click();
    expect(await lookOf(page, table)).not.toBe(closed);

    const fills = await page
      .locator('.donut path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    expect(fills.length).toBeGreaterThan(2);
    expect(new Set(fills).size).toBe(fills.length);

    await page.goto('/movements/investment');
    const risk = page.locator('.risk-bars').first();
    await risk.waitFor();
    const [on, off] = await Promise.all(
      ['i.is-on', 'i:not(.is-on)'].map((bar) =>
        risk
          .locator(bar)
          .first()
          .evaluate((part) => getComputedStyle(part).backgroundColor),
      ),
    );
    expect(on).not.toBe(off);
    const tick = page.locator('.fund-tick .tick').first();
    const unticked = await lookOf(page, tick);
    await tick.check();
    expect(await lookOf(page, tick)).not.toBe(unticked);
  });
