import { expect, test } from '../../fixtures.ts';

test('closing the app without a connection ends the session here, and says that the server did not hear it', {
  tag: '@phone',
}, async ({ page, context, dashboard, signIn }) => {
  const hasSession = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('session')));
  await signIn('ana');
  // Drawn whole: without a connection no part of it could come any more.
  await dashboard.rows.first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await hasSession()).toBe(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Fechar aplicativo' }).first().click();
  await expect(page.getByText('Erro ao fazer logout do aplicativo')).toBeVisible();
  await expect(page).toHaveURL(/login$/);
  expect(await hasSession()).toBe(false);
  await page.getByRole('button', { name: 'Entendi' }).click();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/dashboard/);
});

test('a page that does not come without a connection comes by itself once there is one', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta página' })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
});
