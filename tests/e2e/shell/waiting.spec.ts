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

test('nothing moves when the font comes late', async ({ page, context }) => {
  await watchShifts(page);
  for (const path of ['/welcome', '/login', '/forgotPassword', '/registration'])
    await test.step(path, async () => {
      let send = () => {};
      const sent = new Promise<void>((resolve) => (send = resolve));
      await context.route('**/*.woff2', async (route) => {
        await sent;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('#drawn')).toHaveCount(0);
      const isReady = (family: string): Promise<boolean> =>
        page.evaluate(
          (name) =>
            [...document.fonts].some((face) => face.family.replaceAll('"', '') === name && face.status === 'loaded'),
          family,
        );
      test.skip(!(await isReady('Figtree fallback')), 'Arial or Liberation Sans is not here');
      expect(await isReady('Figtree')).toBe(false);
      send();
      await page.evaluate(() => document.fonts.load('16px Figtree'));
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect(await shiftOf(page), path).toBeLessThan(0.002);
      await context.unrouteAll({ behavior: 'wait' });
    });
});
