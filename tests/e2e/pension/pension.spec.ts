import { expect, seriousProblems, test } from '../../fixtures.ts';

const BALANCED = 'Aroeira Prev Balanceado FIC FIM';
const ANSWER = 'GET /icatu/certificates/:d';

test.describe('joao, who has two plans', () => {
  test('finds them from the dashboard, closed, and opens one [R535] [R536] [R537] @desktop', async ({
    page,
    menu,
    pension,
    enter,
  }) => {
    await enter('joao');
    await menu.cards.getByRole('link', { name: 'Dados da previdência' }).click();
    await expect(page).toHaveURL(/\/welfare$/);
    await expect(page).toHaveTitle(/^Previdência/);
    await expect(pension.cards).toHaveCount(2);
    await expect(page.getByText('Regime de tributação')).toHaveCount(0);
    expect(await seriousProblems(page)).toEqual([]);
    await pension.head(BALANCED).click();
    const card = pension.cards.filter({ hasText: BALANCED });
    await expect(card.getByRole('definition')).toHaveText(['000100872', 'PGBL', 'Regressivo']);
    await expect(card.getByRole('listitem')).toHaveText([
      'Vera Arantes 33,34%',
      'Luísa Arantes 33,33%',
      'Miguel Arantes 33,33%',
    ]);
    await expect(page.getByText('Regime de tributação')).toHaveCount(1);
    expect(await seriousProblems(page)).toEqual([]);
  });

  // A 401 comes twice: before and after the session was renewed.
  test('reads what to do when the insurer answers 401, stays signed in, and tries again [R543] [R544]', {
    tag: '@phone',
  }, async ({ page, sandbox, pension, enter }) => {
    await enter('joao');
    await sandbox.fault({ on: ANSWER, status: 401, times: 2 });
    await page.goto('/welfare');
    await expect(pension.tryLater).toContainText('informe o erro 401');
    const address = new URL((await pension.whatsApp.getAttribute('href')) ?? '');
    expect([address.host, address.searchParams.get('text')]).toEqual([
      'wa.me',
      'Olá! Não consegui consultar minha previdência. Erro 401.',
    ]);
    expect(await seriousProblems(page)).toEqual([]);
    await expect(page.getByText('Sessão expirada!')).toHaveCount(0);
    await pension.retry.click();
    await expect(pension.cards).toHaveCount(2);
  });
});

test('nina, whose first contribution is to come, reads when a plan appears [R539] [R540] [R541] [R542] @phone', async ({
  page,
  pension,
  enter,
}) => {
  await enter('nina', '/welfare');
  await expect(pension.noPlan).toBeVisible();
  await expect(page.getByText(/6 dias úteis após a primeira contribuição/)).toBeVisible();
  await expect(page.getByText(/portabilidade/)).toBeVisible();
  await expect(pension.retry).toHaveCount(0);
  expect(await seriousProblems(page)).toEqual([]);
});
