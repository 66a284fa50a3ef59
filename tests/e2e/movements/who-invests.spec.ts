import { expect, seriousProblems, test } from '../../fixtures.ts';
import { investmentPages } from '../../pages/movements/investment.page.ts';

const LIQUID = 'Aroeira Renda Fixa Liquidez FIC FI RF';

test('nina, who holds nothing, makes her first investment @phone', async ({ page, enter }) => {
  const invest = investmentPages(page);
  await enter('nina');
  await invest.choose([LIQUID], '500');
  if (await invest.takeOver.isVisible()) await invest.takeOver.click();
  await invest.fill(LIQUID, '499,99');
  await expect(invest.card(LIQUID).getByText(/maior ou igual a R\$\s500,00/)).toBeVisible();
  await invest.amount(LIQUID).fill('500');
  await invest.next.click();
  await invest.confirm.click();
  await expect(invest.done).toBeVisible();
  await page.goto('/movements/last-movements');
  await expect(page.getByRole('listitem')).toHaveText(/R\$\s500,00.*/);
});

test('karen, without an account at Bradesco, invests, reads how to pay, and comes to the form of a redemption @desktop', async ({
  page,
  enter,
  redemption,
}) => {
  const invest = investmentPages(page);
  await enter('karen');
  await invest.choose([LIQUID], '1000');
  if (await invest.takeOver.isVisible()) await invest.takeOver.click();
  await invest.fill(LIQUID, '1000');
  await expect(invest.account(LIQUID)).not.toContainText('Bradesco');
  await invest.next.click();
  await invest.confirm.click();
  await expect(invest.done).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('IMPORTANTE!');
  await page.goto('/movements/redemption');
  await redemption.fund(LIQUID).click();
  await expect(redemption.send).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});

test('otavio, whose position did not load, is led away, and tries again on the dashboard', { tag: '@phone' }, async ({
  page,
  enter,
}) => {
  await enter('otavio');
  await page.goto('/movements');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

test('valter, whose renewal was rejected, may invest', { tag: '@phone' }, async ({ page, enter }) => {
  await enter('valter');
  await page.goto('/movements');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Investir/ })
    .click();
  await expect(page.getByRole('checkbox', { name: LIQUID })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});

test('wagner, whose renewal is under review, redeems and does not invest', { tag: '@phone' }, async ({
  page,
  enter,
}) => {
  await enter('wagner');
  await page.goto('/movements');
  const investing = page.getByRole('main').getByRole('button', { name: /^Investir/ });
  await expect(investing).toBeDisabled();
  await expect(investing).toHaveAccessibleDescription('Renovação em análise.');
  expect(await seriousProblems(page)).toEqual([]);
  await page.goto('/movements/investment');
  await expect(page).toHaveURL(/\/movements$/);
  await page.getByRole('link', { name: /^Resgatar/ }).click();
  await expect(page.getByRole('button', { name: LIQUID })).toBeVisible();
});
