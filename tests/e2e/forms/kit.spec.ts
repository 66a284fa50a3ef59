import { expect, type Page } from '@playwright/test';
import { seriousProblems } from '../../axe.ts';
import { layoutProblems } from '../../layout.ts';
import { openKit, test } from './dev-build.ts';

const enlarge = (page: Page, size: string): Promise<void> =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);

for (const size of ['100%', '200%'])
  test(`nothing of the kit is too wide, cut or written over, with long names and large sums, text of ${size} @phone`, async ({
    page,
  }) => {
    await openKit(page);
    await enlarge(page, size);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // A chart follows its place in a later frame.
      await expect.poll(() => layoutProblems(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    for (const name of ['Perguntar muito', 'Esperar']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await layoutProblems(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Mostrar aviso longo' }).click();
    await expect(page.getByRole('button', { name: 'Fechar' })).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
  });

for (const [colorScheme, tag] of [
  ['light', '@phone'],
  ['dark', '@desktop'],
] as const)
  test(`axe finds nothing serious in the kit, ${colorScheme}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openKit(page);
    expect(await seriousProblems(page)).toEqual([]);
  });
