import type { Page } from '@playwright/test';
import { documentOf, expect, PASSWORD, portalIn, test } from '../../fixtures.ts';

/** Without a screen no window loses the focus, so the test sends the browser's event itself. */
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test.describe('ana has two tabs', () => {
  test('and signs out in one, and the other goes to /login when she comes back to it [R042] [R044]', async ({
    page,
    context,
    enter,
  }) => {
    await enter('ana');
    const other = await context.newPage();
    await other.goto('/profile');
    await focus(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    await other.getByRole('main').getByRole('button', { name: 'Fechar aplicativo' }).click();
    await expect(other).toHaveURL(/\/login$/);
    await expect(page).toHaveURL(/\/dashboard$/);
    await focus(page);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('and removes an account in one, and the other, which waits at /login, does not show it any more', async ({
    page,
    context,
    returning,
    enter,
  }) => {
    await enter('ana');
    await returning.arrive();
    const other = await context.newPage();
    await portalIn(other).returning.arrive();
    await portalIn(other).returning.remove('Ana Beatriz Monteiro');
    await expect(page.getByRole('heading', { name: 'BEM-VINDO' })).toBeVisible();
  });

  test('and lets nina sign in in one: the other is loaded anew at /login, and nina stays signed in [R043]', async ({
    page,
    context,
    returning,
    dashboard,
    enter,
  }) => {
    await enter('ana');
    const other = await context.newPage();
    await portalIn(other).returning.arrive();
    await portalIn(other).returning.addAnother();
    await portalIn(other).login.signIn(documentOf('nina'), PASSWORD);
    await expect(portalIn(other).dashboard.greeting).toContainText('Nina');
    await expect(dashboard.greeting).toContainText('Ana');
    const loaded = page.waitForEvent('load');
    await focus(page);
    await loaded;
    await expect(page).toHaveURL(/\/login$/);
    await expect(returning.name).toHaveText(/^Nina/);
    await other.reload();
    await expect(portalIn(other).dashboard.greeting).toContainText('Nina');
  });
});

test.describe('the server', () => {
  test('ends the session with a 405: ana reads it once, and is at /login [R891]', async ({ page, sandbox, enter }) => {
    await sandbox.fault({ on: 'GET /investorPosition', status: 405, times: 1 });
    await enter('ana', '/dashboard');
    await expect(page.getByText('Sessão expirada!')).toHaveCount(1);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('refuses a renewal: ana reads it once, and is at /login [R892]', async ({ page, sandbox, enter }) => {
    await sandbox.fault({ on: 'GET /investorPosition', status: 401, times: 1 });
    await sandbox.fault({ on: 'POST /client/refresh-token/:id', status: 401, times: 1 });
    await enter('ana', '/dashboard');
    await expect(page.getByText('Sessão expirada!')).toHaveCount(1);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('renews a session whose token is over, by one call, and ana reads her dashboard [R886]', async ({
    page,
    sandbox,
    dashboard,
    enter,
  }) => {
    const renewals: unknown[] = [];
    page.on('request', (request) => {
      if (/\/client\/refresh-token\/\d+$/.test(request.url()))
        renewals.push([request.method(), request.postDataJSON()]);
    });
    await sandbox.fault({ on: 'GET /investorPosition', status: 401, times: 1 });
    await enter('ana', '/dashboard');
    await expect(dashboard.show.locator('visible=true').first()).toBeVisible();
    expect(renewals).toEqual([['POST', { refreshToken: expect.stringMatching(/./) }]]);
  });

  test('does not end the session: ana reads why, and stays on her dashboard with that session [R073]', async ({
    page,
    sandbox,
    dashboard,
    enter,
  }) => {
    await enter('ana', '/profile');
    await sandbox.fault({ on: 'POST /auth/logoutSession/:id', status: 500, times: 1 });
    await page.getByRole('main').getByRole('button', { name: 'Sair da conta' }).click();
    await page.getByRole('dialog', { name: 'Sair da conta?' }).getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByText('Erro ao encerrar sessão do aplicativo')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: 'Entendi' }).click();
    await expect(dashboard.greeting).toContainText('Ana');
  });

  test('cannot renew it: ana is told so, and stays where she is [R893]', async ({
    page,
    sandbox,
    dashboard,
    enter,
  }) => {
    await sandbox.fault({ on: 'GET /investorPosition', status: 401, times: 1 });
    await sandbox.fault({ on: 'POST /client/refresh-token/:id', status: 500, times: 1 });
    await enter('ana', '/dashboard');
    await expect(page.getByText('Erro no servidor, tente novamente mais tarde')).toHaveCount(1);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: 'Entendi' }).click();
    await dashboard.retry.click();
    await expect(dashboard.show.locator('visible=true').first()).toBeVisible();
  });

  test('blocks the device during the session: ana is at its questions at once, and stays there', async ({
    page,
    sandbox,
    enter,
  }) => {
    await sandbox.fault({ on: 'GET /investorPosition', status: 403, code: 'blocked_device', times: 1 });
    await enter('ana', '/dashboard');
    await expect(page.getByText('Este dispositivo foi bloqueado.')).toHaveCount(1);
    await expect(page).toHaveURL(/\/unblockDevice$/);
    await page.getByRole('button', { name: 'Entendi' }).click();
    await expect(page.locator('#main')).toBeFocused();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/unblockDevice$/);
  });
});

test('this device keeps the session, the accounts and the last document, and no other personal data [R031]', async ({
  page,
  signIn,
  dashboard,
}) => {
  await signIn('ana');
  await dashboard.greeting.waitFor();
  await page.goto('/profile');
  await page.getByText('Escura').click();
  const kept = await page.evaluate(() =>
    Object.fromEntries(
      Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').map((key) => [
        key,
        localStorage.getItem(key) ?? '',
      ]),
    ),
  );
  const PERSONAL = ['lastDocument', 'savedAccounts', 'session'];
  const IMPERSONAL = ['lastActivity', 'theme'];
  expect(Object.keys(kept).toSorted()).toEqual([...PERSONAL, ...IMPERSONAL].toSorted());
  expect([kept['theme'], kept['lastActivity']]).toEqual(['dark', expect.stringMatching(/^\d{13}$/)]);
  expect(JSON.stringify(kept)).not.toContain(PASSWORD);
  expect(kept['savedAccounts']).not.toMatch(/token|refresh|access/i);
  expect(await page.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, '']);
});
