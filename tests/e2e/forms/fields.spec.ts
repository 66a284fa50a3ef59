import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { seriousProblems } from '../../axe.ts';
import { WholeFormPage } from '../../pages/forms/whole-form.page.ts';
import { serve, test } from './dev-build.ts';

// The smallest PNG: one transparent pixel.
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('every field type in every state', () => {
  test.use({ part: 'all' });

  // Axe checks about 150 fields, which takes long on a busy machine.
  test.slow();

  for (const [colorScheme, tag] of [
    ['light', '@phone'],
    ['dark', '@desktop'],
  ] as const)
    test(`has no serious finding of axe, and fits its screen, ${colorScheme}`, { tag }, async ({
      fieldsPage: page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole('heading', { level: 2, name: 'upload' })).toBeVisible();
      await expect(page.getByText('* Escolha um arquivo')).toBeVisible();
      await expect(page.getByText('Eu não sou um robô')).toHaveCount(5);
      expect(await seriousProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
});

test('a list that must be answered looks like a field that can be filled @desktop', async ({ fieldsPage: page }) => {
  const looks = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).backgroundColor))]);
  await expect(page.locator('.pick:has(option:disabled)').first()).toBeVisible();
  expect(await looks('.pick:has(select:enabled option:disabled)')).toEqual(await looks('.pick:has(select:enabled)'));
  expect(await looks('.pick:has(select:enabled)')).toEqual(await looks('input.input[inputmode]:read-write:enabled'));
});

test('an open list has no serious finding of axe, and finds a name without its accent @desktop', async ({
  fieldsPage: page,
}) => {
  const form = new WholeFormPage(page);
  await form.field('Estado').fill('sao');
  const list = page.getByRole('listbox', { name: 'Opções de Estado', exact: true });
  await expect(list.getByRole('option')).toHaveText(['São Paulo']);
  expect(await seriousProblems(page)).toEqual([]);
  await form.field('Estado').fill('xyz');
  await expect(page.getByText('Nenhuma opção encontrada')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await form.field('Estados em que declara renda').fill('minas');
  await expect(page.getByRole('option', { name: 'Minas Gerais' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});

test('a picture shows itself and its size, another one can replace it, and the client can remove it [R858] @phone', async ({
  fieldsPage: page,
  refused,
}) => {
  const { form, upload: input } = new WholeFormPage(page);
  const choose = (name: string) => input.setInputFiles({ name, mimeType: 'image/png', buffer: PICTURE });
  await choose('frente.png');
  await expect(form.getByText('PNG · 70 bytes')).toBeVisible();
  const picture = form.locator('img');
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
  expect(await seriousProblems(page)).toEqual([]);
  const first = await picture.getAttribute('src');
  await choose('verso.png');
  await expect(form.getByText('verso.png')).toBeVisible();
  expect(await picture.getAttribute('src')).not.toBe(first);
  await form.getByRole('button', { name: 'Remover verso.png' }).click();
  await expect(form.getByText('Escolha um arquivo')).toBeVisible();
  await expect(input).toBeFocused();
  expect(refused).toEqual([]);
});

test('a word from a keyboard with suggestions is typed once', { tag: '@phone' }, async ({ fieldsPage: page }) => {
  const input = new WholeFormPage(page).field('CNPJ da empresa');
  await input.focus();
  const devtools = await page.context().newCDPSession(page);
  for (const text of ['1', '12', '12a', '12ab', '12abc'])
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await devtools.send('Input.insertText', { text: '12abc' });
  await expect(input).toHaveValue('12.ABC');
  await page.keyboard.type('34501de35');
  await expect(input).toHaveValue('12.ABC.345/01DE-35');
});

test('in production no path of the developers is found', { tag: '@phone' }, async ({ page }) => {
  expect(existsSync('packages/web/dist/index.html'), 'the web app is built').toBe(true);
  await serve(page, 'packages/web/dist');
  for (const path of ['/dev/fields', '/dev/kit']) {
    await page.goto(`http://localhost:4399${path}`);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  }
});
