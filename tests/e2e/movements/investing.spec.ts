import { expect, seriousProblems, test } from '../../fixtures.ts';

const RENDA_FIXA = 'Aroeira Renda Fixa Liquidez FIC FI RF';
const DONE = 'Agora é só fazer um TED para cada um dos fundos';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('ana takes the suggestion, then sets the amounts, and invests', async ({ page, enter, sandbox }) => {
  const orders: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/investments/create/v2')) orders.push(request.postDataJSON());
  });
  await enter('ana');
  await page.goto('/movements/investment');
  await page.getByLabel('Quanto deseja investir?').fill('50000');
  await page.getByRole('checkbox').first().waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Investir', exact: true }).click();

  const yes = page.getByRole('button', { name: 'Sim' });
  await expect(yes.or(page.getByRole('heading', { name: 'Distribua seu investimento' }))).toBeVisible();
  if (await yes.isVisible()) await yes.click();

  const card = page.getByRole('region', { name: RENDA_FIXA });
  const amount = card.getByLabel('Valor do investimento');
  await expect(amount).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'Definir alocação' }).click();
  expect(await seriousProblems(page)).toEqual([]);
  for (const each of await page.getByLabel('Valor do investimento').all()) await each.fill('0');
  await amount.fill('1000,50');
  await card.getByLabel('Conta de origem').selectOption({ index: 1 });
  await expect(card.getByText(/^\d+,\d\d%$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page.getByRole('heading', { name: 'Confirmar investimento(s)' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await sandbox.fault({ on: 'POST /investments/create/v2', delayMs: 600, times: 1 });
  await page.getByRole('button', { name: 'Confirmar' }).dblclick();
  await expect(page.getByText('Processando seu investimento...')).toBeVisible();
  await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
  expect(orders).toHaveLength(1);
  expect(await seriousProblems(page)).toEqual([]);
  const cnpj = await page.getByRole('definition').first().textContent();
  await page.getByRole('button', { name: /^Copiar: CNPJ/ }).click();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(cnpj);

  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/movements/last-movements');
  await expect(page.getByText('R$ 1.000,50')).toBeVisible();
});

test('sofia signs the terms in another tab before she invests', async ({ page, context, enter }) => {
  await enter('sofia');
  await page.goto('/movements/investment');
  await page.getByLabel('Quanto deseja investir?').fill('100000');
  const funds = page.getByRole('checkbox');
  await funds.first().waitFor();
  for (const box of await funds.all()) await box.check();
  await page.getByRole('button', { name: 'Investir', exact: true }).click();
  const amounts = page.getByRole('heading', { name: 'Distribua seu investimento' });
  const yes = page.getByRole('button', { name: 'Sim' });
  await expect(yes.or(amounts)).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(amounts).toBeVisible();
  const takeOver = page.getByRole('button', { name: 'Definir alocação' });
  if (await takeOver.isVisible()) await takeOver.click();
  for (const each of await page.getByRole('main').getByRole('region').all()) {
    await each.getByLabel('Valor do investimento').fill('60000');
    await each.getByLabel('Conta de origem').selectOption({ index: 1 });
  }
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page.getByRole('heading', { name: 'Assinatura de termos' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Desenquadramento');
  expect(await seriousProblems(page)).toEqual([]);
  for (const read of await page.getByRole('button', { name: /^Ler termo/ }).all()) {
    await read.click();
    const text = page.getByRole('region', { name: 'Texto do termo' });
    await expect(page.getByRole('button', { name: 'Aceitar termo' })).toBeDisabled();
    await text.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.getByRole('button', { name: 'Aceitar termo' }).click();
  }
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: /^Assinar termos?$/ }).click(),
  ]);
  await tab.getByRole('button', { name: 'Assinar' }).click();
  // A tab that closes earlier may take the form back.
  await expect(tab.getByRole('heading', { name: 'Termos assinados' })).toBeVisible();
  await tab.close();
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(page.getByText('Identificamos a assinatura')).toBeVisible();
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmar investimento(s)' })).toBeVisible();
});
