import { expect, test } from '../../fixtures.ts';
import { tooWide } from '../../layout.ts';
import { shiftOf, watchShifts } from '../../shifts.ts';
import { VISITS } from '../../visits.ts';

/** The narrowest phone on sale, the phone of the design, and the last width before a tablet. */
const WIDTHS = [320, 360, 767];

const visits = Object.entries(VISITS);

// One sign-in for all pages of a person saves minutes.
for (const by of new Set(visits.map(([, visit]) => visit.by))) {
  const theirs = visits.filter(([, visit]) => visit.by === by);
  test(`no page of ${by ?? 'a visitor'} moves when it comes, or scrolls sideways below 768 px [R002]`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(90_000 + 5000 * theirs.length);
    if (by !== undefined) {
      await signIn(by);
      await page.waitForURL((url) => url.pathname !== '/login');
    }
    await watchShifts(page);
    // The splash would leave automatically.
    await page.clock.install();
    for (const [path, { at = path, arrives = at }] of theirs)
      await test.step(path, async () => {
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(at);
          await page.clock.runFor(2500);
          await expect.poll(() => new URL(page.url()).pathname).toBe(arrives.replace(/[?].*/, ''));
          await page.locator('#root').getByRole('heading', { level: 1 }).first().waitFor();
          await page.waitForLoadState('networkidle');
          expect(await shiftOf(page), `what moves of ${path} at ${width} px`).toBeLessThan(0.002);
        }
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          // A chart follows its place in a later frame.
          await expect.poll(() => tooWide(page), `${path} at ${width} px`).toEqual([]);
        }
      });
  });
}
