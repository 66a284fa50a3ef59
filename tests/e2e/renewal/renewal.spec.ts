import type { Page } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';
import { questionnairePages } from '../../pages/suitability/questionnaire.page.ts';

const RENEW = 'Renovação cadastral';

const next = (page: Page) => page.getByRole('button', { name: 'Próximo' }).click();

const isAt = async (page: Page, title: string) => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
};

/** Confirms the data of a client who has one account and never told a profession. */
const confirmData = async (page: Page) => {
  await isAt(page, 'Confirme os seus dados');
  await page.getByLabel('Local atual').fill('Santos');
  await next(page);
  await isAt(page, 'Contas bancárias');
  await next(page);
  await isAt(page, 'Dados profissionais');
  await page.getByRole('combobox', { name: 'Tipo de vínculo' }).selectOption('Aposentado(a)');
  await next(page);
  await isAt(page, 'Dados patrimoniais');
  await page.getByLabel('Renda mensal').fill('8000');
  await page.getByLabel('Bens móveis').fill('9000');
  await next(page);
};

test('heitor renews his registration from the first page to the end, and may invest [R395] [R396] [R403] [R404] [R419] @desktop', async ({
  page,
  enter,
  context,
}) => {
  test.slow();
  await enter('heitor', '/dashboard');
  const modal = page.getByRole('dialog', { name: RENEW });
  await modal.getByRole('button', { name: 'Iniciar!' }).click();
  await isAt(page, RENEW);
  const started = page.waitForRequest((request) => /\/renew\/start\/\d+$/.test(request.url()));
  await page.getByRole('button', { name: 'Confirmar informações' }).click();
  expect((await started).method()).toBe('POST');
  await confirmData(page);

  await isAt(page, RENEW);
  const quiz = questionnairePages(page);
  await page.getByRole('button', { name: 'Responder ao questionário' }).click();
  await quiz.begin.click();
  await quiz.answer(1);
  await expect(quiz.profile('Moderado')).toBeVisible();
  await next(page);

  await isAt(page, RENEW);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Assinar', exact: true }).click(),
  ]);
  await isAt(tab, RENEW);
  await tab.getByRole('button', { name: 'Assinar' }).click();
  await isAt(tab, 'Renovação assinada');
  await tab.close();
  // A headless browser gives every page the focus all the time.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(modal).toContainText('A renovação do seu cadastro foi concluída.');
  expect(await seriousProblems(page)).toEqual([]);
  await modal.getByRole('button', { name: 'Fechar' }).click();
  await expect(modal).toHaveCount(0);
  await expect(page.getByRole('link', { name: RENEW })).toHaveCount(0);
  await page.goto('/movements/investment');
  await expect(page.getByLabel('Quanto deseja investir?')).toBeVisible();
});

test('iris is led to her expired renewal once, leaves it, and comes back to it [R391] @phone', async ({
  page,
  signIn,
}) => {
  await signIn('iris');
  await expect(page).toHaveURL('/registration/renew');
  await expect(page.getByText(/^Renovação vencida em /)).toBeVisible();
  await isAt(page, RENEW);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: RENEW })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: RENEW }).click();
  await page.getByRole('button', { name: 'Confirmar informações' }).click();
  await confirmData(page);
  await expect(page.getByRole('button', { name: 'Responder ao questionário' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Responder ao questionário' })).toBeVisible();
});
