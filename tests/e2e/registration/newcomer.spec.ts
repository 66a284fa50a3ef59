import { PERSONA_PASSWORD } from '@aroeira/sandbox';
import { expect, seriousProblems, test } from '../../fixtures.ts';
import { startPages } from '../../pages/registration/start.page.ts';

const JOANA = {
  name: 'Joana Prado Teixeira',
  email: 'joana@exemplo.com.br',
  phone: '11987654321',
  document: '23157281500',
  birthDate: '03051990',
};

test('a newcomer makes an account by keyboard, keeps a draft over a reload, and chooses the planner [R250]', async ({
  page,
}) => {
  const at = startPages(page);
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Cadastre-se' }).press('Enter');
  await page.getByRole('link', { name: 'OK' }).press('Enter');
  await page.getByRole('checkbox').first().press('Space');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Iniciar' }).press('Enter');
  await expect(at.title('Vamos começar')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Joana');
  await expect(at.draft).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Joana');
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await at.title('Vamos começar').focus();

  await at.start(JOANA);
  await expect(at.title('Crie a sua senha')).toBeFocused();
  expect(await seriousProblems(page)).toEqual([]);
  const created = page.waitForRequest((request) => request.url().endsWith('/clients/create'));
  await at.password(PERSONA_PASSWORD);
  expect((await created).postDataJSON()).toMatchObject({ document: JOANA.document, deviceInfo: { type: 'web' } });

  await expect(at.title('Quem cuida dos seus investimentos?')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await at.planner.click();
  await page.getByRole('option').first().click();
  await at.next.click();
  await expect(page).toHaveURL('/registration/form/identification');
  await expect(at.progress).toHaveAttribute('value', '30');
});
