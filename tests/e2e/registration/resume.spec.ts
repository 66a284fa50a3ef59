import type { Page } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';
import { madePdf } from '../../made-pdf.ts';
import { formPages } from '../../pages/registration/form.page.ts';
import { handsOf } from '../../pages/registration/hands.ts';

/** The form of a client who has an account, as they come to it from the dashboard. */
const resumed = async (page: Page, how: 'tap' | 'click') => {
  const hands = handsOf(page, how);
  const at = formPages(page, hands);
  await hands.press(page.getByRole('link', { name: 'Completar cadastro' }));
  await expect(at.title('Continue o seu cadastro')).toBeVisible();
  await expect(at.field('CPF')).toHaveAttribute('readonly');
  expect(await seriousProblems(page)).toEqual([]);
  await hands.press(at.next);
  return { at, goOn: () => hands.press(at.next), goBack: () => hands.press(at.back) };
};

test('carla goes on at her document, where she stopped, and finds there what she typed before a reload @phone', async ({
  page,
  enter,
  twoStep,
}) => {
  await enter('carla');
  await twoStep.prompt.waitFor();
  await page.keyboard.press('Escape');
  const { at, goOn } = await resumed(page, 'tap');
  await expect(at.title('Seu documento')).toBeVisible();
  await at.answer('CNH');
  await at.type({ 'Número do documento': '01234567890' });
  await expect(at.draft).toBeVisible();
  await page.reload();
  await expect(at.field('Número do documento')).toHaveValue('01234567890');
  const photo = { name: 'cnh.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await at.upload('Foto do documento', photo);
  await at.type({ 'Data de emissão': '10032020', 'Data de validade': '10032030' });
  await at.select({ 'UF de emissão': 'São Paulo' });
  await at.type({ 'Nome da mãe': 'Sônia Prado', 'Nome do pai': 'Caio Nogueira' });
  await goOn();
  await expect(at.title('Conte um pouco sobre você')).toBeVisible();
});

test('elisa goes on at her address, whose proof she owes, and finds her papers on the way back [R290] [R319] @desktop', async ({
  page,
  enter,
}) => {
  await enter('elisa');
  const { at, goOn, goBack } = await resumed(page, 'click');
  await expect(at.title('Onde você mora?')).toBeVisible();
  await goOn();
  await expect(page.getByText('* Escolha um arquivo')).toBeVisible();
  const proof = madePdf({ pages: 1 });
  const saved = page.waitForRequest(/\/clients\/proof-of-residence\/1005$/);
  await at.upload('Comprovante de residência', { name: 'conta.pdf', mimeType: 'application/pdf', buffer: proof });
  await goOn();
  const request = await saved;
  expect([request.method(), request.postDataJSON()]).toEqual(['PUT', { base64String: proof.toString('base64') }]);
  // The proof was all that the adjustment asked for.
  await expect(at.title('Seus dados estão completos')).toBeVisible();

  const read: string[] = [];
  page.on('request', (call) =>
    read.push(...(/\/download\/base64\/files\/(1005\/\d)$/.exec(call.url())?.slice(1) ?? [])),
  );
  await page.goBack();
  await expect(page.getByText('comprovante-de-residencia.pdf')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await goBack();
  await expect(at.title('Conte um pouco sobre você')).toBeVisible();
  await goBack();
  await expect(page.getByText('documento-frente.png')).toBeVisible();
  await expect(page.getByText('documento-verso.png')).toBeVisible();
  // The browser's own step back leaves a page without edits at once.
  await page.goBack();
  await expect(at.title('Conte um pouco sobre você')).toBeVisible();
  expect(new Set(read)).toEqual(new Set(['1005/4', '1005/1', '1005/2']));
});
