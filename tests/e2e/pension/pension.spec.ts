import { expect, seriousProblems, test } from '../../fixtures.ts';

const BALANCED = 'Aroeira Prev Balanceado FIC FIM';
const ANSWER = 'GET /icatu/certificates/:d';

test.describe('joao, who has two plans', () => {
  test('finds them from the dashboard, closed, and opens one [R535] [R536] [R537]', async ({
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

  test('opens and closes a plan with the keyboard [R536] @desktop', async ({ page, pension, enter }) => {
    await enter('joao');
    await page.goto('/welfare');
    const head = pension.head(BALANCED);
    await head.focus();
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Regressivo')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText('Regressivo')).toHaveCount(0);
  });

  // A 401 comes twice: before and after the session was renewed.
  for (const [status, times] of [
    [401, 2],
    [403, 1],
    [500, 1],
  ] as const)
    test(`reads what to do when the insurer answers ${status}, stays signed in, and tries again [R543] [R544]`, {
      tag: '@phone',
    }, async ({ page, sandbox, pension, enter }) => {
      await enter('joao');
      await sandbox.fault({ on: ANSWER, status, times });
      await page.goto('/welfare');
      await expect(pension.tryLater).toContainText(`informe o erro ${status}`);
      const address = new URL((await pension.whatsApp.getAttribute('href')) ?? '');
      expect([address.host, address.searchParams.get('text')]).toEqual([
        'wa.me',
        `Olá! Não consegui consultar minha previdência. Erro ${status}.`,
      ]);
      expect(await seriousProblems(page)).toEqual([]);
      await expect(page.getByText('Sessão expirada!')).toHaveCount(0);
      await pension.retry.click();
      await expect(pension.cards).toHaveCount(2);
    });

  test('reads the same with error 500 when the answer is lost [R545]', { tag: '@phone' }, async ({
    page,
    sandbox,
    pension,
    enter,
  }) => {
    await enter('joao');
    await sandbox.fault({ on: ANSWER, drop: true });
    await page.goto('/welfare');
    await expect(pension.tryLater).toContainText('informe o erro 500');
    expect(await seriousProblems(page)).toEqual([]);
  });

  test('signs in again when the server refuses to renew the session', { tag: '@phone' }, async ({
    page,
    sandbox,
    pension,
    enter,
  }) => {
    await enter('joao');
    await sandbox.fault({ on: ANSWER, status: 401 });
    await sandbox.fault({ on: 'POST /client/refresh-token/:id', status: 401 });
    await page.goto('/welfare');
    await expect(page.getByText('Sessão expirada!')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect(pension.tryLater).toHaveCount(0);
  });

  test('reaches the support through the native app, which opens the link with the number [R036] [R544]', {
    tag: '@phone',
  }, async ({ page, sandbox, pension, enter }) => {
    await page.addInitScript(() => {
      const handed: string[] = [];
      Object.assign(window, { handed, ReactNativeWebView: { postMessage: (message: string) => handed.push(message) } });
    });
    await enter('joao');
    await sandbox.fault({ on: ANSWER, status: 500 });
    await page.goto('/welfare');
    await pension.whatsApp.click();
    const handed = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'handed')));
    expect(handed).toContain('openLink');
    expect(handed).toContain('Erro%20500.');
    await expect(page).toHaveURL(/\/welfare$/);
  });
});

test('nina, whose first contribution is to come, reads when a plan appears [R539] [R540] [R541] [R542] @phone', async ({
  page,
  pension,
  enter,
}) => {
  await enter('nina');
  await page.goto('/welfare');
  await expect(pension.noPlan).toBeVisible();
  await expect(page.getByText(/6 dias úteis após a primeira contribuição/)).toBeVisible();
  await expect(page.getByText(/portabilidade/)).toBeVisible();
  await expect(pension.retry).toHaveCount(0);
  expect(await seriousProblems(page)).toEqual([]);
});
