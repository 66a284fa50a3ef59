import { expect, test } from '../../fixtures.ts';

test('ana sees her accounts and her funds two by two, from a tablet on (decision 0374) @desktop', async ({
  page,
  enter,
}) => {
  await enter('ana');
  for (const [path, list] of [
    ['/profile-bank-accounts', page.getByRole('list', { name: 'Contas' })],
    ['/movements/investment', page.getByRole('list', { name: 'Fundos' })],
  ] as const) {
    await page.goto(path);
    await expect(list).toBeVisible();
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = await list
        .locator('> li')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().toJSON()));
      expect(second.top).toBe(first.top);
      expect(second.right - first.left).toBeCloseTo((await list.boundingBox())?.width ?? 0, 0);
    }
  }
});

test('no button of a page is wider than a side column beside the rail (decision 0414) @desktop', async ({
  page,
  enter,
}) => {
  await enter('ana');
  for (const path of ['/evaluate-app', '/liberty/objectives', '/change-password', '/profile']) {
    await page.goto(path);
    const buttons = page.getByRole('main').locator('.button:visible');
    await expect(buttons.first()).toBeVisible();
    const widths = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().width));
    expect(Math.max(...widths), path).toBeLessThanOrEqual(320);
  }
});
