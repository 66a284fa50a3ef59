import { expect, seriousProblems, test } from '../../fixtures.ts';
import { historyPage } from '../../pages/movements/history.page.ts';
import { investmentPages } from '../../pages/movements/investment.page.ts';
import { shiftOf, watchShifts } from '../../shifts.ts';

const LIQUID = 'Aroeira Renda Fixa Liquidez FIC FI RF';
const CREDIT = 'Aroeira Crédito Privado FIC FI RF';
const MACRO = 'Aroeira Macro Estratégia FIC FIM Crédito Privado';
const LONG_SHORT = 'Aroeira Long Short FIC FIM';
const HISTORY = '/movements/last-movements';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('ana confirms a suggestion as it is, and a second tab and a double tap book it once (decision 0201) @phone', async ({
  page,
  context,
  enter,
  sandbox,
}) => {
  await enter('ana');
  const secondTab = await context.newPage();
  const [first, second] = [investmentPages(page), investmentPages(secondTab)];
  for (const tab of [first, second]) {
    await tab.choose([LIQUID, MACRO], '50000,01');
    await expect(tab.amount(LIQUID)).toHaveAttribute('readonly', '');
    for (const fund of [LIQUID, MACRO]) await tab.account(fund).selectOption({ index: 1 });
    await tab.next.click();
    await expect(tab.toConfirm).toBeVisible();
  }
  await page.bringToFront();
  await sandbox.fault({ on: 'POST /investments/create/v2', delayMs: 600, times: 1 });
  await first.confirm.dblclick();
  await expect(page.getByText('Processando seu investimento...')).toBeVisible();
  await expect(first.done).toBeVisible();
  await secondTab.bringToFront();
  await second.confirm.click();
  await second.again.getByRole('button', { name: 'Não' }).click();
  await expect(second.toConfirm).toBeVisible();
  await secondTab.goto(HISTORY);
  const orders = (amount: string) => historyPage(secondTab).orders.filter({ hasText: amount });
  await expect(orders('R$ 25.000,01')).toHaveCount(1);
  await expect(orders('R$ 25.000,00')).toHaveCount(1);
});

test('ana sets the amounts of two funds, and invests, and nothing moves by itself', async ({
  page,
  enter,
  history,
}) => {
  const invest = investmentPages(page);
  await watchShifts(page);
  await enter('ana');
  await invest.choose([LIQUID, LONG_SHORT], '50000');
  await expect(invest.amount(LIQUID)).toHaveAttribute('readonly', '');
  await invest.takeOver.click();
  expect(await seriousProblems(page)).toEqual([]);
  await invest.type(LIQUID, '1000,50');
  await invest.type(LONG_SHORT, '5000');
  await expect(invest.card(LIQUID).getByText(/^\d+,\d\d%$/)).toBeVisible();
  await invest.next.click();

  await expect(invest.toConfirm).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await invest.confirm.click();
  await expect(invest.done).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  expect(await shiftOf(page)).toBeLessThan(0.002);
  const cnpj = await page
    .getByRole('definition')
    .filter({ hasText: /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/ })
    .first()
    .textContent();
  await page
    .getByRole('button', { name: /^Copiar: CNPJ/ })
    .first()
    .click();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(cnpj);

  await invest.finish.click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(HISTORY);
  const waiting = history.orders.filter({ hasText: 'R$ 1.000,50' });
  await waiting.getByRole('button', { name: 'Dados para o TED' }).click();
  await expect(page.getByRole('dialog', { name: 'Dados para o TED' })).toContainText(cnpj ?? 'no CNPJ');
  expect(await seriousProblems(page)).toEqual([]);
});

test('sofia signs the terms of two funds in another tab before she invests @desktop', async ({
  page,
  context,
  enter,
}) => {
  const invest = investmentPages(page);
  await enter('sofia');
  await invest.choose([CREDIT, LONG_SHORT], '100000');
  await invest.takeOver.click();
  for (const fund of [CREDIT, LONG_SHORT]) await invest.fill(fund, '50000');
  await invest.next.click();

  await expect(page.getByRole('heading', { name: 'Assinatura de termos' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Desenquadramento',
    `ADESÃO FUNDO ${CREDIT}`,
    `ADESÃO FUNDO ${LONG_SHORT}`,
  ]);
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
    page.getByRole('button', { name: 'Assinar termos' }).click(),
  ]);
  await tab.getByRole('button', { name: 'Assinar' }).click();
  // A tab that closes earlier may take the form back.
  await expect(tab.getByRole('heading', { name: 'Termos assinados' })).toBeVisible();
  await tab.close();
  // A headless browser reports no return to this tab, so the button asks.
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(page.getByText('Identificamos a assinatura')).toBeVisible();
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(invest.toConfirm).toBeVisible();
});
