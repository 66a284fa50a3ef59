import { controlProblems } from '../../controls.ts';
import { expect, test } from '../../fixtures.ts';
import { layoutProblems } from '../../layout.ts';
import { quietOf } from '../../quiet.ts';
import { readersProblems } from '../../readers.ts';
import { shiftOf, watchShifts } from '../../shifts.ts';
import { VISITS, type Visit } from '../../visits.ts';

/** The narrowest phone on sale, the last width before a tablet, and the phone of the design. */
const WIDTHS = [320, 767, 360];

/** Tells all that is wrong with all pages. */
const soft = expect.configure({ soft: true, timeout: 5000 });

const visits = Object.entries(VISITS);

// One sign-in for all pages of a person saves minutes.
for (const by of new Set(visits.map(([, visit]) => visit.by))) {
  const theirs = visits.filter(([, visit]) => visit.by === by);
  test(`no page of ${by ?? 'a visitor'} moves when it comes, and each lies well below 768 px, for every reader [R002]`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(90_000 + 5000 * theirs.length);
    if (by !== undefined) {
      await signIn(by);
      await page.waitForURL((url) => url.pathname !== '/login');
    }
    await watchShifts(page);
    const quiet = quietOf(page);
    // The splash would leave automatically.
    if (by === undefined) await page.clock.install();
    const open = async (path: string, { at = path, arrives = at }: Visit, width: number) => {
      await page.goto(at);
      if (path === '/') await page.clock.runFor(2500);
      await expect.poll(() => new URL(page.url()).pathname).toBe(arrives.replace(/[?].*/, ''));
      await page.locator('#root').getByRole('heading', { level: 1 }).first().waitFor();
      await expect(page.locator('#root [aria-busy=true]')).toHaveCount(0);
      await quiet();
      soft(await shiftOf(page), `what moves of ${path} at ${width} px`).toBeLessThan(0.002);
    };
    // What moves within half a second of a new width does not count, so the width stays from page to page.
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [path, visit] of theirs) await test.step(path, () => open(path, visit, 1280));
    await page.setViewportSize({ width: 360, height: 800 });
    for (const [path, visit] of theirs)
      await test.step(path, async () => {
        await open(path, visit, 360);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          // A chart follows its place in a later frame.
          await soft.poll(() => layoutProblems(page), `${path} at ${width} px`).toEqual([]);
        }
        soft(await controlProblems(page), path).toEqual([]);
        await soft.poll(() => readersProblems(page), path).toEqual([]);
      });
  });
}
