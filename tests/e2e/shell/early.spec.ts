import { holdScript } from '../../drawn.ts';
import { expect, test } from '../../fixtures.ts';

test('what was marked stays marked', { tag: '@phone' }, async ({ page, login }) => {
  for (const [field, typed, then] of [
    [login.document, '6328725', '1'],
    [login.password, 'Senha', '1'],
  ] as const) {
    const send = await holdScript(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await field.pressSequentially(typed);
    await field.press('Control+A');
    send();
    await expect(page.locator('#drawn')).toHaveCount(0);
    await page.keyboard.type('1');
    await expect(field).toHaveValue(then);
    await page.unrouteAll();
  }
});
