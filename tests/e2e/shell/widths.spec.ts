import { expect, test } from '../../fixtures.ts';

/** Pages of the signed-in portal by the width that they have beside the rail. */
const PAGES = {
  content: [
    '/movements',
    '/movements/investment',
    '/movements/redemption',
    '/profile',
    '/profile-bank-accounts',
    '/reports',
  ],
  column: ['/liberty/goals', '/liberty/objectives', '/profile-documents', '/change-password', '/evaluate-app'],
} as const;

/** Where the title of the page begins, and how wide what follows it is. */
interface Edges {
  readonly title: number;
  readonly width: number;
}

test('ana finds each title at one edge and what follows it in one of two widths (decision 0374) @desktop', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter('ana');
  const edgesAt = async (width: number): Promise<Edges> => {
    await page.setViewportSize({ width, height: 900 });
    return page.evaluate(() => {
      const parts = [...document.querySelectorAll('.page > :not(.page-head, p)')].map((part) =>
        part.getBoundingClientRect(),
      );
      return {
        title: document.querySelector('h1')?.getBoundingClientRect().left ?? 0,
        width: Math.max(...parts.map((part) => part.width)),
      };
    });
  };
  for (const kind of ['content', 'column'] as const)
    for (const path of PAGES[kind]) {
      await page.goto(path);
      await expect(page.locator('.page > :not(.page-head)').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
      const found = [await edgesAt(768), await edgesAt(1280), await edgesAt(1920)];
      expect(found, path).toEqual([
        { title: 72, width: 704 },
        { title: 320, width: kind === 'column' ? 640 : 968 },
        { title: 604, width: kind === 'column' ? 640 : 1040 },
      ]);
    }
});

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
