import { readFile } from 'node:fs/promises';
import { readPdf } from '@aroeira/sandbox/testing/read-pdf';
import { expect, seriousProblems, test } from '../../fixtures.ts';

const LIQUID = 'Aroeira Renda Fixa Liquidez FIC FI RF';

test('ana redeems, and saves the receipt of it there and from the page of the order', async ({
  page,
  enter,
  redemption,
}) => {
  const saved = async () => {
    const button = page.getByRole('button', { name: 'Baixar comprovante' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const { pages } = await readPdf(await readFile(await download.path()));
    return { name: download.suggestedFilename(), text: pages.join(' ').replaceAll(/\s+/g, ' ') };
  };
  await enter('ana', '/movements/redemption');
  await redemption.takePart(LIQUID, '1000,01');
  await redemption.send.click();
  await redemption.confirm.click();
  await expect(redemption.done).toBeVisible();
  await expect(redemption.finish).toBeInViewport({ ratio: 1 });
  expect(await seriousProblems(page)).toEqual([]);
  const { name, text } = await saved();
  expect(name).toMatch(/^Comprovante_\d{4}-\d\d-\d\d_[\da-f]{8}\.pdf$/);
  expect(text).toContain('Valor total R$ 1.000,01 Investidor Ana Beatriz Monteiro');
  await page.getByRole('main').getByRole('link', { name: 'Histórico de movimentações' }).click();
  await page.getByRole('link', { name: LIQUID }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resgate parcial' })).toBeVisible();
  await expect(page).toHaveTitle(`Resgate parcial · ${LIQUID} · Aroeira`);
  expect(await seriousProblems(page)).toEqual([]);
  expect((await saved()).name).toBe(name);
});
