import { expect, test } from '../../fixtures.ts';
import { shiftOf, watchShifts } from '../../shifts.ts';

const SHAPES = {
  '/movements/last-movements': 'table',
  '/movements/investment': 'cards',
  '/profile-bank-accounts/add': 'form',
  '/reports': 'rows',
  '/profile/suitability': 'text',
} as const;

test('a page of ana that the server keeps waiting has its own grey shapes, and nothing moves when it answers (decision 0413)', async ({
  page,
  enter,
}) => {
  await enter('ana');
  await watchShifts(page);
  for (const [path, shape] of Object.entries(SHAPES))
    await test.step(path, async () => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/**', async (route) => {
        await answered;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.locator('.waiting').first()).toHaveClass(`waiting is-${shape}`);
      answer();
      await expect(page.locator('.waiting')).toHaveCount(0);
      expect(await shiftOf(page), path).toBeLessThan(0.002);
      await page.unrouteAll({ behavior: 'wait' });
    });
});
