import type { Page } from '@playwright/test';
import { readPdf } from '../../../packages/sandbox/src/testing/read-pdf.ts';
import { expect, test } from '../../fixtures.ts';

/** The text of each sheet of paper, as the browser prints the page. The sheets are as wide as A4. */
const printed = async (page: Page, height = 297): Promise<readonly string[]> =>
  (await readPdf(await page.pdf({ width: '210mm', height: `${height}mm` }))).pages.map((text) =>
    text.replaceAll('\u00a0', ' '),
  );

/** How light a colour is, from 0 to 255. */
const lightness = (colour: string): number =>
  Math.min(...(colour.match(/\d+/g) ?? []).slice(0, 3).map((part) => Number(part)));

test.use({ colorScheme: 'dark' });

test('ana prints her position and her movements from the dark theme (decision 0238)', async ({
  page,
  arrive,
  dashboard,
  history,
}) => {
  await arrive('ana');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [page.locator('nav'), page.getByRole('button'), page.locator('.shortcuts')])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  const look = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color, getComputedStyle(document.querySelector('h1') ?? document.body).color];
  });
  expect(look.map(lightness)).toEqual([255, 0, 0]);

  // The page on the screen hides the amounts, and so does the paper.
  const [first = '', ...rest] = await printed(page);
  expect(first).toMatch(/^Aroeira\s*Ana Beatriz Monteiro\s*Impresso em \d\d\/\d\d\/\d{4} às \d\d:\d\d/);
  expect(first).toContain('36,50');
  expect([first, ...rest].join('\n')).not.toMatch(/R\$ ?\d|http/);

  // From here on the browser chooses by itself: the screen, and paper for a print.
  await page.emulateMedia({ media: null });
  await dashboard.show.click();
  await expect(dashboard.rows.first()).toContainText('R$');
  expect((await printed(page)).join('\n')).toContain('R$ 1.284.530,27');

  await page.goto('/movements/last-movements');
  await expect(history.orders).toHaveCount(6);
  // A card begins with its amount and ends with its dates. No height of paper cuts one between two sheets.
  for (const height of [120, 130, 140]) {
    const sheets = await printed(page, height);
    expect(sheets.length).toBeGreaterThan(2);
    for (const sheet of sheets)
      expect(sheet.match(/R\$ [\d.]+,\d\d/g)?.length).toBe(sheet.match(/Data da solicitação/g)?.length);
  }
});
