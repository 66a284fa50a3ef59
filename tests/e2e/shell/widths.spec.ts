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

test('a tablet keeps the mark of each way to order, and a phone the ways to a planner in one line @desktop', async ({
  page,
  enter,
}) => {
  await enter('ana');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/movements');
  const ways = page.getByRole('navigation', { name: 'Investir e Resgatar' });
  await expect(ways.getByRole('link')).toHaveCount(3);
  await expect(ways.locator('.disc:visible')).toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/dashboard');
  const message = page.getByRole('link', { name: 'Enviar mensagem' });
  await message.scrollIntoViewIfNeeded();
  const call = page.getByRole('link', { name: /^Telefone/ });
  await expect(call).toBeVisible();
  const [one, other] = [await message.boundingBox(), await call.boundingBox()];
  expect(other?.y).toBeGreaterThan(one?.y ?? Infinity);
  expect(other?.y).toBeLessThan((one?.y ?? 0) + (one?.height ?? 0));
});

test('what a phone shows first of a dashboard has its one button whole, above the bar (decision 0378) @phone', async ({
  page,
  enter,
}) => {
  for (const [persona, button] of [
    ['nina', page.getByRole('main').getByRole('link', { name: 'Investir', exact: true })],
    ['otavio', page.getByRole('button', { name: 'Tentar novamente' })],
  ] as const) {
    await enter(persona);
    await button.waitFor();
    const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox();
    const place = await button.boundingBox();
    expect((place?.y ?? Infinity) + (place?.height ?? 0), persona).toBeLessThan(bar?.y ?? 0);
  }
});
