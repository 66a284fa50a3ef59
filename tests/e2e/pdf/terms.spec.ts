import type { Page } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';

const atStart = async (page: Page) => {
  await expect(page).toHaveURL(/\/registration$/);
  await expect(page.getByRole('heading', { level: 1, name: 'BEM-VINDO' })).toBeVisible();
};

test('a visitor turns the pages of the proposal, and accepts it [R860] [R862] [R870] @phone', async ({ page }) => {
  await page.goto('/registration/terms?term=proposal');
  await expect(page.getByRole('article')).toContainText('Proposta de serviços');
  await expect(page.getByRole('article').locator('canvas')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  const sheet = page.getByRole('article');
  await expect(sheet).toHaveAccessibleName('Página 1 de 24');
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(sheet).toHaveAccessibleName('Página 2 de 24');
  await expect(sheet).toContainText('1. Partes e definições');
  await page.getByRole('checkbox', { name: 'Li e aceito a proposta' }).check();
  await page.getByRole('button', { name: 'Aceito' }).click();
  await atStart(page);
  expect(await page.evaluate(() => Reflect.get(history.state as object, 'app') as unknown)).toEqual({
    accepted: 'proposal',
  });
});

test('ana reads a listed term that a page gives as it is, and accepts it [R861] @desktop', async ({ page, arrive }) => {
  // The dashboard writes nothing into the history any more once it has all it loads.
  await arrive('ana');
  const term = {
    title: 'Termo de adesão à carteira administrada',
    source: { _tag: 'ListedTerm', id: 1 },
    isAccepted: true,
  };
  // No page lists terms yet. This is the entry that such a page would leave in the history.
  await page.evaluate((given) => {
    const trail = ['/dashboard', '/registration/terms'];
    history.pushState({ index: 1, trail, app: { term: given } }, '', '/registration/terms');
  }, term);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: term.title })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('A rentabilidade passada não garante a rentabilidade futura.');
  const paper = page.getByRole('region', { name: term.title });
  await paper.getByRole('article').last().scrollIntoViewIfNeeded();
  await paper.press('End');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Aceito' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => Reflect.get(history.state as object, 'app') as unknown)).toEqual({ accepted: term });
});
