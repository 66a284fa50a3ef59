import type { Locator } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';
import { shiftOf, watchShifts } from '../../shifts.ts';

const INVEST = 'Investir e Resgatar';

/** The reads of the dashboard, with 0 for each number. */
const LOADED = [
  '/api/checkListForm/0/0',
  '/api/clients/0',
  '/api/investments/list/0',
  '/api/investorPosition',
  '/api/registrationForm/clients/0',
  '/api/rentability/graph/v0/nao_previdencia/max/0',
];

/** An entry of the menu or a card that is closed: a button that says why. */
const closed = (place: Locator, name: string, reason: string) =>
  place.getByRole('button', { name: `${name} ${reason}`, disabled: true });

test.describe('ana, to whom everything is open', () => {
  test('finds each service in the menu and on a card [R473] [R474] [R476]', async ({
    page,
    dashboard,
    menu,
    enter,
  }) => {
    await enter('ana');
    await expect(dashboard.rows).toHaveCount(6);
    await expect(menu.cards.getByRole('link')).toHaveText([INVEST, 'Relatório', 'Dados da previdência', 'Liberdade']);
    await expect(page.getByRole('region', { name: 'Fale com seu Planejador' })).toContainText('Marina Cavalcanti');
    expect(await seriousProblems(page)).toEqual([]);
    const entries = await menu.open();
    for (const name of [INVEST, 'Relatório', 'Previdência', 'Liberdade', 'Fale conosco', 'Avaliar o aplicativo'])
      await expect(entries.getByRole('link', { name, exact: true })).toBeVisible();
    for (const name of ['Fechar aplicativo', 'Sair da conta'])
      await expect(entries.getByRole('button', { name })).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);
  });

  test('waits for no call that could have been made before', { tag: '@phone' }, async ({
    page,
    sandbox,
    dashboard,
    signIn,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    page.on('response', (response) => {
      if (response.url().includes('/investorPosition')) calls.push('position answered');
    });
    await sandbox.fault({ on: 'GET /investorPosition', delayMs: 800, times: 1 });
    await signIn('ana');
    await expect(dashboard.rows).toHaveCount(6);
    const before = calls.slice(0, calls.indexOf('position answered')).join(' ');
    for (const call of ['/registrationForm/clients/', '/clients/', '/renew/status/']) expect(before).toContain(call);
    expect(calls.filter((path) => path.includes('/investorPosition'))).toHaveLength(1);
  });

  test('loads client, form, check list, position, graph and movement list, each once [R482]', {
    tag: '@phone',
  }, async ({ page, arrive }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/')) calls.push(pathname.replace(/\d+/g, '0'));
    });
    await arrive('ana');
    await expect.poll(() => calls.filter((call) => LOADED.includes(call)).toSorted()).toEqual(LOADED);
  });

  test('shows a hidden position nowhere: page, title, names, tooltip, print, file [R471] @desktop', async ({
    page,
    dashboard,
    enter,
  }) => {
    await enter('ana');
    await expect(dashboard.rows).toHaveCount(6);
    const slice = page.locator('[role="graphics-symbol"]').first();
    await slice.hover();
    await slice.focus();
    const everywhere = async () => {
      const screen = [await page.content(), await page.title(), await page.locator('html').ariaSnapshot()];
      await page.emulateMedia({ media: 'print' });
      const printed = await page.evaluate(() => document.body.innerText);
      await page.emulateMedia({ media: 'screen' });
      const kept = await page.evaluate(() =>
        JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
      );
      return [...screen, printed, kept].join('\n');
    };
    const hidden = (await everywhere()).replaceAll(/[.\s]|&nbsp;/g, '');
    for (const amount of ['1284530', '1,28mi', '468912', '251380', '187204', '149877', '138415', '88740'])
      expect(hidden).not.toContain(amount);
    await expect(dashboard.asFile).toHaveCount(0);
    await dashboard.show.click();
    await expect(dashboard.asFile).toBeVisible();
    expect((await everywhere()).replaceAll(/[.\s]|&nbsp;/g, '')).toContain('1284530');
  });
});

test('nothing moves while a dashboard loads', async ({ page, sandbox, arrive }) => {
  await watchShifts(page);
  for (const persona of ['ana', 'carla', 'otavio'] as const) {
    for (const on of [
      'GET /investorPosition',
      'GET /clients/*',
      'GET /renew/status/*',
      'GET /rentability/graph/v5/*/*/*',
    ])
      await sandbox.fault({ on, delayMs: 300, times: 1 });
    await arrive(persona);
    expect(await shiftOf(page), persona).toBeLessThan(0.002);
  }
});

test('joao, a client of pension, may read reports and not invest, and completes nothing [R467] [R478] [R480] @phone', async ({
  page,
  menu,
  arrive,
}) => {
  await arrive('joao');
  await expect(closed(menu.cards, INVEST, 'Seu atendimento é de previdência.')).toBeVisible();
  await expect(menu.cards.getByRole('link', { name: 'Relatório' })).toBeVisible();
  await expect(page.getByText('Completar cadastro')).toHaveCount(0);
  const entries = await menu.open();
  await expect(closed(entries, INVEST, 'Seu atendimento é de previdência.')).toBeVisible();
  await expect(entries.getByRole('link', { name: 'Relatório' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});
