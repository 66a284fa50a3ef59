import type { Page } from '@playwright/test';
import { expect, test, type PersonaKey } from '../../fixtures.ts';
import { openSignedIn } from '../../signed-in.ts';
import { VISITS } from '../../visits.ts';

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

/** Each screen with each value, and in the place of each parameter of its path. */
const visitsOf = (by: PersonaKey | undefined): readonly string[] =>
  Object.entries(VISITS)
    .filter(([, visit]) => visit.by === by)
    .flatMap(([pattern, { at = pattern }], place) => [
      withEach(at, HOSTILE[place % HOSTILE.length] ?? ''),
      ...(pattern.includes(':') ? HOSTILE.map((v) => pattern.replace(/:\w+/, encodeURIComponent(v))) : []),
    ]);

/** Where the page would send somebody: the addresses of its links and frames. */
const leadsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, iframe, form, object')].map(
      (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action') ?? '',
    ),
  );

const PERSONAS = [...new Set(Object.values(VISITS).map(({ by }) => by))];

for (const by of PERSONAS)
  test(`no address leads ${by ?? 'a visitor'} to another site @phone`, async ({ page, context, origin }) => {
    const left: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).hostname === ELSEWHERE) left.push(request.url());
    });
    if (by !== undefined) await openSignedIn(page, origin, by);
    for (const path of visitsOf(by)) {
      await page.goto(path);
      await expect(page.locator('#drawn')).toHaveCount(0);
      await expect(page.locator('#root').getByRole('heading').first()).toBeVisible();
      expect(new URL(page.url()).origin, path).toBe(origin);
      expect(
        (await leadsOf(page)).filter((lead) => lead.includes(ELSEWHERE) || /^\s*(?:javascript|data):/i.test(lead)),
        path,
      ).toEqual([]);
    }
    expect(left).toEqual([]);
  });

test('a path that begins with two slashes is a page that is not found, at our own origin @phone', async ({
  page,
  origin,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  for (const path of [`//${ELSEWHERE}/`, `//${ELSEWHERE}/login`, `/\\${ELSEWHERE}`]) {
    await page.goto(`${origin}${path}`);
    expect(new URL(page.url()).origin).toBe(origin);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await expect(page.locator('#drawn')).toHaveCount(0);
  }
  expect(broken).toEqual([]);
});
