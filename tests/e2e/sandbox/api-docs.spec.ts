import { expect, problems, test } from '../../fixtures.ts';

/** Markup of the library that no option changes. @see decision 0336 */
const KNOWN = ['heading-order', 'region'];

for (const [colorScheme, tag] of [
  ['light', '@phone'],
  ['dark', '@desktop'],
] as const)
  test(`a call of the API is read and tried, and axe finds nothing new in it, ${colorScheme}`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs');
    await page.getByPlaceholder('Filter by tag or path').fill('auth/login/1');
    const call = page.locator('.opblock').filter({ hasText: 'Sign in with a password' });
    await call.getByRole('button', { name: /^POST/ }).click();
    await expect(call.getByText('"Ana Beatriz Monteiro"')).toBeVisible();
    await expect(call.getByLabel('Example')).not.toHaveCount(0);
    await call.getByRole('button', { name: 'Execute' }).click();
    await expect(call.getByRole('heading', { name: 'Server response' })).toBeVisible();
    await expect(call.locator('.live-responses-table tbody .response-col_status')).toHaveText(/200/);
    expect((await problems(page)).map(({ id }) => id).toSorted()).toEqual(KNOWN);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
