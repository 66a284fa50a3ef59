import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { documentOf, expect, seriousProblems, test } from '../../fixtures.ts';

test('ana takes her data along, withdraws a consent and has her request answered @desktop', async ({
  page,
  enter,
  returning,
  request,
}) => {
  await enter('ana', '/profile');
  await page.getByRole('link', { name: 'Meus dados' }).click();
  await page.getByText('Cadastro e documentos').click();
  await expect(
    page.getByText('Enquanto você for cliente e por mais 5 anos, no mínimo (Lei 9.613/1998, art. 10, § 2º).'),
  ).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(4);
  expect(await seriousProblems(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(text('dados.json'))).toMatchObject({ exportedAt: expect.any(String) });
  expect(text('cadastro.csv')).toContain(documentOf('ana'));
  expect(text('posicao.csv')).toMatch(/^Fundo;Valor bruto \(R\$\)\r\nAroeira/);

  await page.getByRole('switch', { name: 'Comunicados' }).click();
  await expect(page.getByRole('dialog')).toContainText('Deixamos de enviar comunicados.');
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(page.getByText(/^Retirado em \d/)).toBeVisible();

  await page.getByRole('button', { name: 'Pedir correção ou exclusão' }).click();
  await page.getByRole('radio', { name: 'Exclusão' }).check();
  await page.getByLabel('O que devemos corrigir ou excluir?').fill('Apaguem os meus objetivos.');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('dialog', { name: 'O que a lei manda guardar' })).toContainText('6 meses');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Pedir exclusão' }).click();
  const asked = page.getByRole('heading', { name: /^Exclusão nº \d+$/ });
  const id = Number(/\d+$/.exec((await asked.textContent()) ?? '')?.[0]);

  await request.post('/sandbox/backoffice/answer-request', { data: { request: id, text: 'Apagamos os objetivos.' } });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Apagamos os objetivos.')).toBeVisible();
  await expect(page.getByText('Respondido', { exact: true })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Retirar tudo e sair' }).click();
  await page.getByRole('button', { name: 'Retirar e sair' }).click();
  await returning.enter.click();
  await expect(page.getByRole('dialog', { name: 'Antes de continuar' })).toBeVisible();
});
