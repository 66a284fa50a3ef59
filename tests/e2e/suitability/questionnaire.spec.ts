import { signaturePages } from '../../pages/signature/signature.page.ts';
import { questionnairePages } from '../../pages/suitability/questionnaire.page.ts';
import { expect, seriousProblems, test } from '../../fixtures.ts';

test('sofia answers the questionnaire again, may invest, and then redefines her profile and signs [R368] [R372] @desktop', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter('sofia', '/movements');
  const dialog = page.getByRole('dialog', { name: 'ATENÇÃO!' });
  await expect(dialog).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Iniciar questionário' }).click();
  await expect(page).toHaveURL('/registration/suitability/start/0');
  expect(await seriousProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(page.getByText('Escolha uma opção')).toBeVisible();
  for (const question of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    await expect(page.getByText(`${question} de 9`)).toBeVisible();
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('button', { name: 'Próximo' }).click();
    if (question !== 4) continue;
    await page.goBack();
    await expect(page.getByText('4 de 9')).toBeVisible();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await page.goForward();
    await expect(page.getByText('5 de 9')).toBeVisible();
    // The tab keeps the answers over a reload (decision 0225).
    await page.reload();
  }

  await expect(page.getByRole('heading', { name: 'PERFEITO!' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Arrojado' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Próximo' }).click();

  await expect(page).toHaveURL('/movements');
  await expect(page.getByRole('link', { name: /^Investir Escolha/ })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/profile/suitability');
  await expect(page.getByRole('heading', { name: 'Arrojado' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Redefinir perfil' }).click();
  const quiz = questionnairePages(page);
  await quiz.begin.click();
  const reported = page.waitForRequest((request) => request.url().endsWith('/reports/reportsuitabilitychanged'));
  await quiz.answer(1);
  expect((await reported).postDataJSON()).not.toHaveProperty('answers');
  await expect(quiz.profile('Moderado')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await quiz.signAgain.click();
  const at = signaturePages(page);
  await at.read('Termo de ciência de risco');
  await at.goOn.click();
  await at.byName.click();
  await at.name.fill('Sofia Lacerda Guimarães');
  await at.city.fill('Recife');
  await at.sign.click();
  await expect(at.signed).toBeVisible();
  await at.end.click();
  await expect(page.getByText(/O seu cadastro continua aprovado/)).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});
