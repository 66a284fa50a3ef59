import { documentOf, expect, PASSWORD, seriousProblems, test } from '../../fixtures.ts';

test.describe('ana signs in', () => {
  test('with her CPF and password, and lands on the dashboard [R075] [R104]', async ({ page, login, dashboard }) => {
    await page.goto('/login');
    await login.title.waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await login.signIn(documentOf('ana'), PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(dashboard.greeting).toContainText('Ana');
  });

  test('with the keyboard alone @desktop', async ({ page, login }) => {
    await page.goto('/login');
    await login.document.focus();
    await page.keyboard.type(documentOf('ana'));
    await page.keyboard.press('Tab');
    // On a device with an on-screen keyboard, its switch comes first.
    if (await login.keysSwitch.isVisible()) await page.keyboard.press('Tab');
    await expect(login.password).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('and stays signed in after a reload, and cannot open the dashboard without a session [R040]', {
    tag: '@phone',
  }, async ({ page, dashboard, signIn }) => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await signIn('ana');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.reload();
    await expect(dashboard.greeting).toContainText('Ana');
  });
});

test.describe('bruno signs in with a code', () => {
  test('read from his e-mail [R089] [R090] @desktop', async ({ page, sandbox, login, signIn }) => {
    const { code } = login;
    await signIn('bruno');
    await expect(code.dialog).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);
    const [digits = ''] = /\b\d{6}\b/.exec(await sandbox.lastMail('bruno')) ?? [];
    await code.enter(digits);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('paula is asked for her consent', () => {
  test('with four terms checked, and goes on when she accepts [R219] [R220] [R221] @phone', async ({
    page,
    login,
    signIn,
  }) => {
    const { consent } = login;
    await signIn('paula');
    await expect(consent.terms).toHaveCount(4);
    for (const term of await consent.terms.all()) await expect(term).toBeChecked();
    expect(await seriousProblems(page)).toEqual([]);
    await consent.accept();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('paula does not get past the question by going to the dashboard herself [R219]', { tag: '@phone' }, async ({
  page,
  login,
  signIn,
}) => {
  await signIn('paula');
  await expect(login.consent.dialog).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});
