import { expect, type Locator, type Page } from '@playwright/test';
import { openKit, test } from '../forms/dev-build.ts';

/** How a part of the page looks, without focus and pointer. */
const lookOf = async (page: Page, part: Locator): Promise<string> => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return (await part.screenshot({ animations: 'disabled' })).toString('base64');
};

/** What a press changes. */
const pressed = (page: Page) => ({
  'a segment': page.locator('.tab').filter({ hasText: 'Ano' }),
  'a chip': page.locator('label.chip').filter({ hasText: 'Renda Fixa' }),
  'a switch': page.getByRole('switch', { name: 'Entrar com a biometria' }).nth(1),
  'a tick': page.locator('.check > .tick').nth(1),
  'a radio button': page.locator('.radio-card').filter({ hasText: 'Não' }).first(),
  'what opens': page.getByRole('button', { name: 'Ver em tabela' }),
  'the tick of a fund': page.locator('.fund-tick .tick').last(),
});

/** Two of the same size, in two states. */
const paired = (page: Page): Readonly<Record<string, readonly [Locator, Locator]>> => {
  const button = page.locator('.button:not(.is-secondary, .is-text)').filter({ hasText: /^Continuar$/ });
  const edit = page.getByRole('button', { name: /^Editar/ });
  const sentences = page.locator('.check > .tick');
  const scale = page.locator('.risk-scale');
  const progress = page.getByRole('progressbar');
  const switches = page.getByRole('switch', { name: 'Entrar com a biometria' });
  return {
    'a button that waits': [button.nth(0), button.nth(1)],
    'a button without effect': [button.nth(0), button.nth(2)],
    'an icon without effect': [edit.nth(0), edit.nth(1)],
    'a switch that waits': [switches.nth(1), switches.nth(2)],
    'a switch without effect': [switches.nth(1), switches.nth(3)],
    'a tick without effect': [sentences.nth(1), sentences.nth(2)],
    'a wrong tick': [sentences.nth(1), sentences.nth(3)],
    'the least risk': [scale.nth(0).locator('li').first(), scale.nth(1).locator('li').first()],
    'the highest risk': [scale.nth(0).locator('li').last(), scale.nth(1).locator('li').last()],
    'a bar of the risk': [page.locator('.risk-bars i').nth(2), page.locator('.risk-bars i').nth(3)],
    'what is done': [progress.nth(0), progress.nth(2)],
  };
};

/** Remembers the dashes of each line that a chart draws, by its colour. */
const watchDashes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const dashes: Record<string, string> = {};
    Reflect.set(window, 'dashes', dashes);
    const { prototype } = CanvasRenderingContext2D;
    const stroke: unknown = Reflect.get(prototype, 'stroke');
    Reflect.set(prototype, 'stroke', function (this: CanvasRenderingContext2D, ...path: unknown[]) {
      // A thinner line is a grid or an edge.
      if (this.lineWidth >= 2 && typeof this.strokeStyle === 'string')
        dashes[this.strokeStyle] = this.getLineDash().join();
      if (typeof stroke === 'function') Reflect.apply(stroke, this, path);
    });
  });

for (const [colorScheme, tag] of [
  ['light', '@phone'],
  ['dark', '@desktop'],
] as const)
  test(`in forced colours each state of a control looks like itself, ${colorScheme}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await watchDashes(page);
    await openKit(page);
    for (const [name, [one, other]] of Object.entries(paired(page)))
      expect(await lookOf(page, one), name).not.toBe(await lookOf(page, other));
    await expect(pressed(page)['what opens']).toHaveCSS('text-decoration-line', 'underline');
    for (const [name, part] of Object.entries(pressed(page))) {
      const unset = await lookOf(page, part);
      await part.click();
      expect(await lookOf(page, part), name).not.toBe(unset);
    }
    for (const chart of await page.locator('figure.chart').all()) await chart.scrollIntoViewIfNeeded();
    const dashes = () => page.evaluate(() => Object.values(Reflect.get(window, 'dashes') as object).map(String)); // made above
    await expect.poll(async () => new Set(await dashes()).size).toBe(3);
    expect(await dashes()).toHaveLength(3);
    const fills = await page
      .locator('.donut')
      .first()
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    expect(fills.length).toBeGreaterThan(2);
    expect(new Set(fills).size).toBe(fills.length);
  });
