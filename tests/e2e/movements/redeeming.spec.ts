import type { Route } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';
import { shiftOf, watchShifts } from '../../shifts.ts';

const LIQUID = 'Aroeira Renda Fixa Liquidez FIC FI RF';
const MACRO = 'Aroeira Macro Estratégia FIC FIM Crédito Privado';
const ORDER = '**/investments/create/v2';

test.describe('ana, who holds six funds', () => {
  test.beforeEach(async ({ page, enter }) => {
    await watchShifts(page);
    await enter('ana', '/movements');
  });

  test('takes part of a fund out in three steps, and finds the order in the history [R549] [R640] [R671] [R673]', async ({
    page,
    redemption,
    dashboard,
    history,
  }) => {
    await page.getByRole('link', { name: /^Resgatar/ }).click();
    await redemption.takePart(LIQUID, '1000,01');
    expect(await seriousProblems(page)).toEqual([]);
    await redemption.send.click();
    await expect(redemption.confirmation).toContainText('R$ 1.000,01');
    expect(await seriousProblems(page)).toEqual([]);
    await redemption.confirm.click();
    await expect(redemption.done).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.002);
    await redemption.finish.click();
    await dashboard.greeting.waitFor();
    await page.goto('/movements/last-movements');
    const card = history.orders.filter({ hasText: LIQUID }).first();
    await expect(card).toContainText('R$ 1.000,01');
    await expect(card).toContainText('Pendente');
  });

  test('closes a fund from which money already leaves, and reads what is asked for (decision 0193) @desktop', async ({
    page,
    redemption,
  }) => {
    await page.goto('/movements/redemption');
    await redemption.fund(MACRO).click();
    await expect(page.getByText(/R\$\s50\.000,00 deste fundo já estão em resgate/)).toBeVisible();
    await redemption.total.check();
    await redemption.account.selectOption({ index: 1 });
    await redemption.send.click();
    await expect(redemption.confirmation).toContainText('R$ 201.380,10');
    await redemption.confirm.click();
    await expect(redemption.done).toBeVisible();
  });

  test('books one order when the answer is lost and she sends it again', { tag: '@phone' }, async ({
    page,
    redemption,
  }) => {
    await page.goto('/movements/redemption');
    await redemption.takePart(LIQUID, '3000');
    // The server books the order, and its answer never arrives.
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(ORDER, lose, { times: 1 });
    await redemption.send.click();
    await redemption.confirm.click();
    await expect(page.getByRole('alert')).toContainText('verifique no histórico de movimentações');
    await redemption.send.click();
    await redemption.repeat.click();
    await redemption.confirm.click();
    await expect(redemption.done).toBeVisible();
    await page.goto('/movements/last-movements');
    await expect(page.getByRole('listitem').filter({ hasText: 'R$ 3.000,00' })).toHaveCount(1);
  });
});
