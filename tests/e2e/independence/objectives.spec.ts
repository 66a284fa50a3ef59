import { expect, seriousProblems, test } from '../../fixtures.ts';

test('ana edits an objective, breaks her plan, reads what mends it, and removes the objective [R690] [R706] [R722] @phone', async ({
  page,
  enter,
}) => {
  await enter('ana', '/liberty/objectives');
  await expect(page.getByText('3 de 5')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Editar Faculdade da Beatriz' }).click();
  await expect(page.getByLabel('Título')).toHaveValue('Faculdade da Beatriz');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByLabel('Valor').fill('2000000');
  await page.getByRole('button', { name: 'Salvar objetivo' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Reveja o seu plano' });
  await expect(dialog.getByText(/chega a zero em 20\d\d, aos \d\d anos\.$/)).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Rever os valores' }).click();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await page
    .getByRole('dialog', { name: 'Deseja descartar as alterações?' })
    .getByRole('button', { name: 'Não' })
    .click();
  await page.getByLabel('Valor').fill('150000');
  await page.getByRole('button', { name: 'Salvar objetivo' }).click();
  await expect(page.getByText('Objetivo atualizado com sucesso!')).toBeVisible();
  await expect(page.getByText('R$ 150.000,00')).toBeVisible();

  await page.getByRole('button', { name: 'Remover Faculdade da Beatriz' }).click();
  await page
    .getByRole('dialog', { name: 'Deseja mesmo remover o objetivo "Faculdade da Beatriz"?' })
    .getByRole('button', { name: 'Remover' })
    .click();
  await expect(page.getByText('2 de 5')).toBeVisible();

  await page.goto('/liberty/goals');
  await expect(page.getByLabel('Idade de aposentadoria')).toHaveValue('65');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByLabel('Idade de aposentadoria').fill('66');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Meta registrada com sucesso!')).toBeVisible();
});
