import type { PersonaKey } from '@aroeira/sandbox';
import { expect, test } from '../../fixtures.ts';
import { quietOf } from '../../quiet.ts';

/** A Monday at 10h, so that no hour and no date changes what is heard. */
const NOW = '2026-11-23T13:00:00.000Z';

/** The pages of access, registration and money, and who hears them. */
const HEARD: readonly (readonly [by: PersonaKey | undefined, pages: Readonly<Record<string, string>>])[] = [
  [
    undefined,
    {
      welcome: '/welcome',
      'sign-in': '/login',
      'forgotten-password': '/forgotPassword',
      registration: '/registration',
    },
  ],
  [
    'carla',
    {
      'registration-address': '/registration/form/addressData',
      'registration-accounts': '/registration/form/bankAccounts',
      'registration-wealth': '/registration/form/equityData',
    },
  ],
  [
    'ana',
    {
      dashboard: '/dashboard',
      orders: '/movements',
      investment: '/movements/investment',
      redemption: '/movements/redemption',
      plan: '/liberty-home',
      reports: '/reports',
    },
  ],
  ['joao', { pension: '/welfare' }],
];

for (const [by, pages] of HEARD)
  test(`what ${by ?? 'a visitor'} hears is said well @phone`, async ({ page, origin, signIn }) => {
    await page.clock.setSystemTime(NOW);
    await fetch(`${origin}/sandbox/clock`, {
      method: 'POST',
      body: JSON.stringify({ set: NOW }),
      headers: { 'content-type': 'application/json' },
    });
    if (by !== undefined) {
      await signIn(by);
      await page.waitForURL((url) => url.pathname !== '/login');
    }
    const quiet = quietOf(page);
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.locator('#drawn')).toHaveCount(0);
      await expect(page.locator('#root [aria-busy=true]')).toHaveCount(0);
      await quiet();
      const main = page.locator('#root').getByRole('main');
      await expect.soft(main).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    }
  });
