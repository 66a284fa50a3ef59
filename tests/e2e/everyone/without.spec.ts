import { documentOf, expect, PASSWORD, test } from '../../fixtures.ts';

const NOT_KEPT = 'Este navegador não guarda os dados do portal. Ao fechar ou recarregar a página, entre de novo.';

const block = () => {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
};

const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

for (const [whose, spoil] of [
  ['whose browser blocks the storage', block],
  ['whose storage is full', fill],
] as const)
  test(`a client ${whose} reads so once, and is signed in until the page is loaded again @phone`, async ({
    page,
    login,
    dashboard,
  }) => {
    await page.addInitScript(spoil);
    await page.goto('/login');
    await login.signIn(documentOf('ana'), PASSWORD);
    const alert = page.getByRole('alertdialog').filter({ hasText: NOT_KEPT });
    await alert.getByRole('button', { name: 'Entendi' }).click();
    await dashboard.greeting.waitFor();
    await page.getByRole('link', { name: 'Relatório' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible();
    await expect(page.getByText(NOT_KEPT)).toHaveCount(0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/login', '/movements'])
    test(`${path} says what is needed, and where help is @phone`, async ({ page }) => {
      await page.goto(path);
      const banner = page.locator('noscript .banner');
      await expect(banner).toBeVisible();
      await expect(banner).toContainText('Este portal precisa de JavaScript.');
      await expect(banner.locator('a')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    });
});

const LIQUID = 'Aroeira Renda Fixa Liquidez FIC FI RF';
const DAY = 24 * 60 * 60 * 1000;

for (const [which, days] of [
  ['behind', -1],
  ['ahead', 1],
] as const)
  test.describe(`on a device whose clock is a day ${which}`, { tag: '@phone' }, () => {
    test.beforeEach(({ page }) => page.clock.install({ time: Date.now() + days * DAY }));

    test('ana signs in, stays signed in over a refresh, and redeems on the day of the server', async ({
      page,
      sandbox,
      login,
      dashboard,
      redemption,
      history,
    }) => {
      await page.goto('/login');
      await login.signIn(documentOf('ana'), PASSWORD);
      await dashboard.greeting.waitFor();
      await sandbox.advance('11m');
      await page.goto('/movements/redemption');
      await redemption.takePart(LIQUID, '1000,01');
      await redemption.send.click();
      await redemption.confirm.click();
      await expect(redemption.done).toBeVisible();
      await page.goto('/movements/last-movements');
      const today = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date());
      const order = history.orders.filter({ hasText: 'R$ 1.000,01' });
      await expect(order).toContainText(today);
    });

    test('bruno hears of a code that is too old, and enters with a new one', async ({
      page,
      sandbox,
      login,
      dashboard,
    }) => {
      const code = async () => (/\b\d{6}\b/.exec(await sandbox.lastMail('bruno')) ?? [''])[0];
      await page.goto('/login');
      await login.signIn(documentOf('bruno'), PASSWORD);
      await login.code.dialog.waitFor();
      const old = await code();
      await sandbox.advance('11m');
      await login.code.enter(old);
      await expect(login.code.dialog.getByRole('alert')).toBeVisible();
      // The password counts for ten minutes, too.
      await login.code.dialog.getByRole('button', { name: 'Voltar' }).click();
      await login.enter.click();
      await expect.poll(code).not.toBe(old);
      await login.code.enter(await code());
      await dashboard.greeting.waitFor();
    });
  });

test.describe('on a bad network', { tag: '@phone' }, () => {
  test('a sign-in that nobody answers ends after its time, keeps what was typed, and is tried again', async ({
    page,
    login,
    dashboard,
  }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.route('**/auth/login/1', () => undefined);
    await login.signIn(documentOf('ana'), PASSWORD);
    await expect(login.enter).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(10 * 60_000);
    await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível falar com o servidor' })).toBeVisible();
    await page.unroute('**/auth/login/1');
    await login.enter.click();
    await dashboard.greeting.waitFor();
  });

  test('pages whose calls are lost say so, and load by a press', async ({ page, enter }) => {
    await enter('ana');
    let isLost = true;
    await page.route('**/api/**', (route) => (isLost ? route.abort() : route.continue()));
    for (const path of ['/dashboard', '/movements/last-movements', '/liberty/goals', '/welfare', '/profile-my-data']) {
      isLost = true;
      await page.goto(path);
      const again = page.getByRole('button', { name: 'Tentar novamente' }).first();
      await expect(again, path).toBeVisible();
      isLost = false;
      // A page of several lists has a button for each.
      await expect(async () => {
        await again.click({ timeout: 1_000 }).catch(() => undefined);
        await expect(again, path).toBeHidden({ timeout: 2_000 });
      }).toPass();
    }
  });
});
