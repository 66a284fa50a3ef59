import { documentOf, expect, PASSWORD, test } from '../../fixtures.ts';

const NOT_KEPT = 'Este navegador não guarda os dados do portal. Ao fechar ou recarregar a página, entre novamente.';

test('a client whose browser blocks the storage reads so once, and is signed in until the page is loaded again @phone', async ({
  page,
  login,
  dashboard,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
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
