import type { Page } from '@playwright/test';
import { controlProblems } from '../../controls.ts';
import { expect, test, type PersonaKey } from '../../fixtures.ts';
import { brokenIn, INJECTIONS, ranIn } from '../../injected.ts';
import { layoutProblems } from '../../layout.ts';
import { expectHeard } from '../../heard.ts';
import { quietOf } from '../../quiet.ts';
import { readersProblems } from '../../readers.ts';
import { shiftOf, watchShifts } from '../../shifts.ts';
import { keepSession } from '../../signed-in.ts';
import { VISITS } from '../../visits.ts';

/** A Monday at 10h, so that no hour and no date changes what is heard. */
const NOW = '2026-11-23T13:00:00.000Z';

/** The narrowest phone on sale, the last width before a tablet, and the phone of the design. */
const WIDTHS = [320, 767, 360];

/** What leads out of other portals, and the names that ours reads. */
const NAMES = ['next', 'redirect', 'redirect_uri', 'returnUrl', 'return_to', 'continue', 'url', 'to', 'from', 'path'];
const OURS = ['term', 'index', 'period', 'account'];
const ELSEWHERE = 'elsewhere.example';
const HOSTILE = [`https://${ELSEWHERE}/`, `//${ELSEWHERE}/`, `/\\${ELSEWHERE}`, `javascript:location='//${ELSEWHERE}'`];

const withEach = (path: string, value: string): string => {
  const [place = '', query] = path.split('?');
  const asked = new URLSearchParams(query);
  for (const name of [...NAMES, ...OURS]) asked.append(name, value);
  return `${place}?${asked.toString()}#${value}`;
};

/** Where the page would send somebody: the addresses of its links and frames that are not ours. */
const leadsOf = async (page: Page): Promise<readonly string[]> => {
  const leads = await page.evaluate(() =>
    [...document.querySelectorAll('a, iframe, form, object')].map(
      (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action') ?? '',
    ),
  );
  return leads.filter((lead) => lead.includes(ELSEWHERE) || /^\s*(?:javascript|data):/i.test(lead));
};

/** Tells all that is wrong with all pages. */
const soft = expect.configure({ soft: true, timeout: 5000 });

/** Opens a page, and waits until it has come to its path and is whole. */
const openerOf = (page: Page) => {
  const quiet = quietOf(page);
  return async (at: string, arrives: string): Promise<void> => {
    await page.goto(at);
    // The splash would leave automatically.
    if (arrives === '/') await page.clock.runFor(2500);
    await expect.poll(() => new URL(page.url()).pathname).toBe(arrives.replace(/[?].*/, ''));
    await page.locator('#root').getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.locator('#drawn')).toHaveCount(0);
    await expect(page.locator('#root [aria-busy=true]')).toHaveCount(0);
    await quiet();
  };
};

/** Looks at a page that has come: what is heard, how it lies at each width, for a finger, for the keyboard, for every reader. */
const look = async (page: Page, path: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // A chart follows its place in a later frame.
    await soft.poll(() => layoutProblems(page), `${path} at ${width} px`).toEqual([]);
  }
  soft(await controlProblems(page), path).toEqual([]);
  await soft.poll(() => readersProblems(page), path).toEqual([]);
};

/** Types what others take for code into each field. @returns how many fields there are */
const typeInto = async (page: Page, place: number): Promise<number> => {
  const fields = page
    .locator('#root')
    .locator('input:not([type]), input[type=text], input[type=email], textarea')
    .and(page.locator(':visible:enabled:not([readonly])'));
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) {
    await fields.nth(index).fill(INJECTIONS[(place + index) % INJECTIONS.length] ?? '');
    await fields.nth(index).blur();
  }
  return count;
};

const control = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

/** Sets the server's time. What a person has is counted back from it. */
const standAt = async (origin: string, by: PersonaKey | undefined): Promise<void> => {
  await control(`${origin}/sandbox/clock`, { set: NOW });
  if (by !== undefined) await control(`${origin}/sandbox/reset`, { persona: by });
};

const visits = Object.entries(VISITS);

// One sign-in for all pages of a person saves minutes.
for (const by of new Set<PersonaKey | undefined>(visits.map(([, visit]) => visit.by))) {
  const theirs = visits.filter(([, visit]) => visit.by === by);
  test(`no page of ${by ?? 'a visitor'} moves when it comes, leads to another site or runs what is typed; each is said well, and lies well below 768 px, for every reader [R002] @phone`, async ({
    page,
    context,
    origin,
  }) => {
    test.setTimeout(90_000 + 10_000 * theirs.length);
    await standAt(origin, by);
    await (by === undefined ? page.clock.install({ time: NOW }) : page.clock.setSystemTime(NOW));
    if (by !== undefined) await keepSession(page, origin, by);
    const left: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).hostname === ELSEWHERE) left.push(request.url());
    });
    const broken = brokenIn(page);
    await watchShifts(page);
    const open = openerOf(page);
    const expectStill = async (path: string, width: number) =>
      soft(await shiftOf(page), `what moves of ${path} at ${width} px`).toBeLessThan(0.002);

    // What moves within half a second of a new width does not count, so the width stays from page to page.
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [place, [path, { at = path, arrives = at }]] of theirs.entries())
      await test.step(`${path} at 1280 px, by a hostile address`, async () => {
        await open(withEach(at, HOSTILE[place % HOSTILE.length] ?? ''), arrives);
        await expectStill(path, 1280);
        soft(await leadsOf(page), path).toEqual([]);
        for (const hostile of path.includes(':') ? HOSTILE : []) {
          await page.goto(path.replace(/:\w+/, encodeURIComponent(hostile)));
          await expect(page.locator('#drawn')).toHaveCount(0);
          await expect(page.locator('#root').getByRole('heading').first()).toBeVisible();
          expect(new URL(page.url()).origin, path).toBe(origin);
          soft(await leadsOf(page), path).toEqual([]);
        }
      });
    await page.setViewportSize({ width: 360, height: 800 });
    for (const [place, [path, { at = path, arrives = at, varies }]] of theirs.entries())
      await test.step(`${path} at 360 px`, async () => {
        await open(at, arrives);
        await expectStill(path, 360);
        // A path that leads elsewhere is heard as the other one.
        if (arrives === at && varies === undefined) await expectHeard(soft, page, path);
        await look(page, path);
        const count = await typeInto(page, place);
        soft(await ranIn(page), path).toEqual([]);
        // A draft comes back.
        if (count > 0) await open(at, arrives);
        soft([...(await ranIn(page)), ...broken.splice(0)], path).toEqual([]);
      });
    expect(left).toEqual([]);
  });
}

test('a path that begins with two slashes is a page that is not found, at our own origin @phone', async ({
  page,
  origin,
}) => {
  const broken = brokenIn(page);
  for (const path of [`//${ELSEWHERE}/`, `//${ELSEWHERE}/login`, `/\\${ELSEWHERE}`]) {
    await page.goto(`${origin}${path}`);
    expect(new URL(page.url()).origin).toBe(origin);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await expect(page.locator('#drawn')).toHaveCount(0);
  }
  expect(broken).toEqual([]);
});
