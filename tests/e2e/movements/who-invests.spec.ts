import { expect, test } from '../../fixtures.ts';
import { investmentPages } from '../../pages/movements/investment.page.ts';

const LIQUID = 'Aroeira Renda Fixa Liquidez FIC FI RF';

test('nina, who holds nothing, makes her first investment @phone', async ({ page, enter }) => {
  const invest = investmentPages(page);
  await enter('nina');
  await invest.choose([LIQUID], '500');
  await invest.takeOver.click();
  await invest.fill(LIQUID, '499,99');
  await expect(invest.card(LIQUID).getByText(/maior ou igual a R\$\s500,00/)).toBeVisible();
  await invest.amount(LIQUID).fill('500');
  await invest.next.click();
  await invest.confirm.click();
  await expect(invest.done).toBeVisible();
  await page.goto('/movements/last-movements');
  await expect(page.getByRole('listitem')).toHaveText(/R\$\s500,00.*/);
});
