import { expect, seriousProblems, test } from '../../fixtures.ts';

test('a visitor reads the proposal of the server, and accepts it [R860] [R862]', async ({ page }) => {
  await page.goto('/registration/terms?term=proposal');
  await expect(page.getByRole('article')).toContainText('Proposta de serviços');
  await expect(page.getByRole('article').locator('canvas')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Li e aceito a proposta' }).check();
  await page.getByRole('button', { name: 'Aceito' }).click();
  await expect(page).toHaveURL(/\/registration$/);
  expect(await page.evaluate(() => Reflect.get(history.state as object, 'app') as unknown)).toEqual({
    accepted: 'proposal',
  });
});

test('a visitor reads the privacy policy, and goes back [R860] [R863]', async ({ page }) => {
  await page.goto('/welcome');
  await page.goto('/registration/terms?term=privacy');
  await expect(page.getByRole('article')).toContainText('Política de privacidade');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Aceito' })).toHaveCount(0);
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/registration$/);
});
