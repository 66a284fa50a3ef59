import type { Locator, Page } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';

const EMPTY = 'Nenhum documento assinado foi encontrado.';

/** Presses a button that saves a file. @returns the name of the file */
const fileOf = async (page: Page, button: Locator): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download.suggestedFilename();
};

const title = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** Presses a button that saves the bank accounts, and waits until the change was reported to the staff. */
const reported = async (page: Page, button: Locator): Promise<unknown> => {
  const [report] = await Promise.all([page.waitForResponse(/\/reports\/reportbankchanged$/), button.click()]);
  expect(report.status()).toBe(200);
  await expect(page.getByText('Suas contas bancárias foram atualizadas.').last()).toBeVisible();
  return report.request().postDataJSON();
};

test('ana reads what she signed, and the forms [R754] [R755] @phone', async ({ page, enter }) => {
  await enter('ana', '/profile');
  await page.getByRole('link', { name: 'Meus documentos' }).click();
  const list = page.getByRole('list', { name: 'Meus documentos' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  expect(await seriousProblems(page)).toEqual([]);
  expect(await fileOf(page, page.getByRole('button', { name: /^Baixar/ }).first())).toMatch(/^adesao-rv-\d+\.pdf$/);
  await list.getByRole('link').last().click();
  await expect(title(page, /^Termo de adesão · Aroeira Renda Fixa/)).toBeVisible();
  await expect(page.getByText('Ana Beatriz Monteiro')).toBeAttached();
  expect(await seriousProblems(page)).toEqual([]);
  expect(await fileOf(page, page.getByRole('button', { name: 'Download' }))).toMatch(/^adesao-rf-\d+\.pdf$/);
  await page.reload();
  await expect(page.getByText('Ana Beatriz Monteiro')).toBeAttached();

  await page.goto('/profile-forms');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('link', { name: /^Ficha cadastral, pessoa física/ }).click();
  await expect(page.getByText(/Nome da mãe/)).toBeAttached();
  expect(await fileOf(page, page.getByRole('button', { name: 'Download' }))).toBe('ficha-cadastral-pessoa-fisica.pdf');
});

test('ana looks at the papers that she sent [R758] [R760] @desktop', async ({ page, enter }) => {
  await enter('ana', '/edit-documents');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ver documentos enviados' }).click();
  const front = page.getByRole('img', { name: 'Documento de identidade, frente' });
  await expect(front).toHaveJSProperty('complete', true);
  await expect(front).not.toHaveJSProperty('naturalWidth', 0);
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(title(page, 'Alterar documentos')).toBeVisible();
});

test('ana changes, removes and adds a bank account, and the staff hear of it [R334] [R335] @phone', async ({
  page,
  enter,
}) => {
  await enter('ana', '/profile-bank-accounts');
  await expect(page.getByText('Não é possível adicionar mais contas bancárias')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  await title(page, 'Conta bancária').waitFor();
  await page.getByLabel('Dígito').fill('9');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByText('Deseja descartar as alterações?')).toBeVisible();
  await page.getByRole('button', { name: 'Não' }).click();
  expect(await reported(page, page.getByRole('button', { name: 'Salvar conta' }))).toMatchObject({ fields: ['digit'] });
  await page
    .getByRole('button', { name: /^Remover/ })
    .last()
    .click();
  await expect(page.getByText('Deseja realmente remover esta conta?')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sim, remover' }).click();
  await reported(page, page.getByRole('button', { name: 'Salvar' }));
  await page.goto('/profile-bank-accounts');
  await page.getByRole('button', { name: 'Adicionar conta' }).click();
  await page.getByRole('combobox', { name: 'Banco' }).fill('Itaú');
  await page.getByRole('option', { name: /Itaú/ }).click();
  await page.getByLabel('Agência').fill('0348');
  await page.getByLabel('Conta', { exact: true }).fill('184562');
  await page.getByLabel('Dígito').fill('1');
  await page.getByRole('radio', { name: 'Não' }).check();
  await reported(page, page.getByRole('button', { name: 'Salvar conta' }));
  await expect(page.getByText('184562-1')).toBeVisible();
});

test('lucas, a co-holder, signed nothing, and takes a form home [R755] [R757] @phone', async ({ page, enter }) => {
  await enter('lucas', '/profile-documents/read');
  await expect(page).toHaveURL('/profile-documents');
  await expect(page.getByText(EMPTY)).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.goto('/profile-forms');
  const form = page.getByRole('button', { name: 'Baixar Informações fiscais, pessoa jurídica' });
  expect(await fileOf(page, form)).toBe('informacoes-fiscais-pessoa-juridica.pdf');
});
