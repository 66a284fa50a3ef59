import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync, strFromU8 } from 'fflate';
import { expect, test, type PersonaKey } from '../../fixtures.ts';
import { brokenIn, injectByApi, INJECTIONS, ranIn } from '../../injected.ts';
import { quietOf } from '../../quiet.ts';
import { keepSession } from '../../signed-in.ts';
import { VISITS } from '../../visits.ts';

const open = async (page: Page, quiet: () => Promise<void>, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.locator('#root [aria-busy=true]')).toHaveCount(0);
  await quiet();
};

/** The cells of a table for a spreadsheet, without their quotes. */
const cellsOf = (table: string): readonly string[] =>
  [...table.matchAll(/"((?:[^"]|"")*)"|[^;"\r\n]+/g)].map(([cell, quoted]) => quoted ?? cell);

const savedBy = async (page: Page, button: Locator): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path());
};

const OWNERS = ['ana', 'carla', 'heitor'] as const satisfies readonly PersonaKey[];

test('what stands in the data is a text on each page and in each file, and no formula @phone', async ({
  page,
  origin,
}) => {
  test.slow();
  expect((await injectByApi(origin, OWNERS)).length).toBeGreaterThan(15);
  const broken = brokenIn(page);
  const quiet = quietOf(page);
  const shown = new Set<string>();
  for (const owner of OWNERS.toReversed()) {
    await keepSession(page, origin, owner);
    for (const [path, { by, at = path }] of Object.entries(VISITS)) {
      if (by !== owner) continue;
      await open(page, quiet, at);
      expect([...(await ranIn(page)), ...broken], `${owner} at ${at}`).toEqual([]);
      const values = page.locator('#root').locator('input, textarea');
      const texts = [
        await page.locator('body').innerText(),
        ...(await values.evaluateAll((all) => all.map((each) => Reflect.get(each, 'value') as string))),
      ];
      for (const injected of INJECTIONS) if (texts.some((text) => text.includes(injected))) shown.add(injected);
    }
  }
  // Else the texts stood on no page.
  expect(shown.size).toBeGreaterThan(6);

  await page.goto('/profile-documents');
  const signed = await savedBy(page, page.getByRole('button', { name: /^Baixar/ }).first());
  expect(signed.toString('latin1')).toMatch(/^%PDF(?!.*\/(?:JavaScript|JS|Launch|URI|OpenAction)\b)/s);
  await page.goto('/profile-my-data');
  const zip = unzipSync(await savedBy(page, page.getByRole('button', { name: /^Baixar/ }).first()));
  const tables = Object.entries(zip).filter(([name]) => name.endsWith('.csv'));
  const cells = tables.flatMap(([, content]) => cellsOf(strFromU8(content)));
  expect(cells.filter((cell) => /^[=+@\t\r-](?![\d.,]+$)/.test(cell))).toEqual([]);
  const unquoted = cells.map((cell) => cell.replaceAll('""', '"'));
  expect(INJECTIONS.filter((text) => unquoted.some((cell) => cell.endsWith(text)))).not.toEqual([]);
});
