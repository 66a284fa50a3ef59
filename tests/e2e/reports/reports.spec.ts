import { readFile } from 'node:fs/promises';
import { readPdf } from '@aroeira/sandbox/testing/read-pdf';
import type { Locator, Page } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';
import { reportsPage } from '../../pages/reports/reports.page.ts';

/** Presses a button that saves a file. @returns the name of the file, and its first bytes */
const fileOf = async (page: Page, button: Locator) => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = await readFile(await download.path());
  return [download.suggestedFilename(), bytes.subarray(0, 5).toString('latin1')];
};

/** The text of a file that a button saves. */
const textOf = async (page: Page, button: Locator): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const { pages } = await readPdf(await readFile(await download.path()));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
};

/** A call of the API with the session that a sign-in answers. */
const apiOf = async (page: Page, signIn: () => Promise<void>) => {
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/auth\/login\/1$/), signIn()]);
  // The sandbox's own answers; a change of their shapes fails the journey at once.
  const session = (await answer.json()) as Record<'token' | 'document' | 'loginId', string> & { id: number };
  const { id, token, document, loginId } = session;
  const get = async (path: string): Promise<unknown> => {
    const got = await page.request.get(path, { headers: { authorization: `Bearer ${token}`, 'login-id': loginId } });
    return got.json();
  };
  return { id, document, get };
};

const figure = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const inBrazil = (day: string): string => day.split('-').reverse().join('/');
const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The name of a statement's file, from the address of its row: the last day of its month. */
const nameOf = async (row: Locator): Promise<string> =>
  `Relatorio_${/(\d{4}-\d\d)-\d\d$/.exec((await row.getAttribute('href')) ?? '')?.[1]}.pdf`;

/** The calls for files and reports that the page makes. */
const callsOf = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/downloadInvestToolsPDF|reports\/generated/.test(pathname)) calls.push(pathname);
  });
  return calls;
};

test('ana reads her last statement, and takes it home [R505] [R515] [R520] [R524]', async ({ page, menu, enter }) => {
  const [at, calls] = [reportsPage(page), callsOf(page)];
  await enter('ana');
  await menu.cards.getByRole('link', { name: 'Relatório' }).click();
  await expect(page).toHaveURL('/reports');
  await expect(at.statements).toHaveCount(3);
  await expect(at.quick).toHaveCount(5);
  expect(await seriousProblems(page)).toEqual([]);
  const name = await nameOf(at.statements.first());
  await at.statements.first().click();
  await expect(at.title).toHaveText(/^Extrato de [a-zç]+ de \d{4}$/);
  await expect(at.sheets.first()).toContainText('Ana Beatriz Monteiro');
  await expect(at.email).toBeVisible();
  expect(await fileOf(page, at.download)).toEqual([name, '%PDF-']);
  expect(await seriousProblems(page)).toEqual([]);
  await page.goBack();
  await at.statements.first().click();
  await expect(at.sheets.first()).toContainText('Ana Beatriz Monteiro');
  expect(calls).toHaveLength(1);
});

test('ana has a statement sent, and downloads another from the list [R524] [R525]', { tag: '@phone' }, async ({
  page,
  sandbox,
  enter,
}) => {
  const at = reportsPage(page);
  await enter('ana', '/reports');
  await at.emails.first().click();
  await expect(page.getByText('Tudo certo! Seu relatório foi enviado para o seu e-mail.')).toBeVisible();
  await expect(at.sent).toHaveCount(1);
  const [file] = await sandbox.lastFiles('ana');
  expect(file?.fileName).toBe(await nameOf(at.statements.first()));
  expect(
    Buffer.from(file?.base64 ?? '', 'base64')
      .subarray(0, 5)
      .toString('latin1'),
  ).toBe('%PDF-');
  expect(await fileOf(page, at.downloads.nth(1))).toEqual([await nameOf(at.statements.nth(1)), '%PDF-']);
  expect(await seriousProblems(page)).toEqual([]);
});

test('ana waits for a report of this month, which the server prepares [R517] [R518] @phone', async ({
  page,
  menu,
  sandbox,
  enter,
}) => {
  const [at, calls] = [reportsPage(page), callsOf(page)];
  await page.clock.install();
  await enter('ana', '/reports');
  await at.quick.filter({ hasText: 'Este mês' }).click();
  await expect(at.preparing).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await sandbox.advance('9s');
  await page.clock.runFor(11_000);
  await expect(at.sheets.first()).toContainText('Ana Beatriz Monteiro');
  expect(calls).toHaveLength(2);
  const [name, head] = await fileOf(page, at.download);
  expect(name).toMatch(/^Relatorio_(\d{4}-\d\d-01_a_)?\d{4}-\d\d-\d\d\.pdf$/);
  expect(head).toBe('%PDF-');
  const entries = await menu.open();
  await expect(entries.getByRole('link', { name: 'Relatório' })).toHaveAttribute('aria-current', 'true');
});

test('nina, who holds nothing yet, has no report yet [R522] [R528] @phone', async ({ page, enter }) => {
  const at = reportsPage(page);
  await enter('nina', '/reports');
  await at.downloads.first().click();
  await expect(at.failure).toHaveText("Não foi possível encontrar o arquivo. Utilize a opção 'Reenviar documento'.");
  await at.quick.filter({ hasText: 'Ontem' }).click();
  await expect(at.failure).toHaveText(
    /^Os dados de \d{2}\/\d{2}\/\d{4} ainda não estão disponíveis\.Ver outros períodos$/,
  );
  await at.others.click();
  await at.quick.filter({ hasText: 'Este mês' }).click();
  await expect(at.failure).toHaveText(
    /^Os dados do mês \p{Lu}\p{L}+ de \d{4} ainda não estão disponíveis\.Ver outros períodos$/u,
  );
  await expect(at.retry).toHaveCount(0);
  expect(await seriousProblems(page)).toEqual([]);
});

test('wagner turns the pages of a long report, whose figures are those of the portal [R870]', {
  tag: '@phone',
}, async ({ page, sandbox, signIn, dashboard }) => {
  const at = reportsPage(page);
  await page.clock.install();
  const { id, document, get } = await apiOf(page, async () => {
    await signIn('wagner');
    await dashboard.greeting.waitFor();
  });
  await page.goto('/reports');
  await at.quick.filter({ hasText: 'Desde o início do ano' }).click();
  await expect(at.preparing).toBeVisible();
  await sandbox.advance('9s');
  await page.clock.runFor(11_000);
  await expect(at.sheets).toHaveAccessibleName(/^Página 1 de (1[6-9]|[2-9]\d)$/);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(at.sheets).toHaveAccessibleName(/^Página 2 de /);

  const [{ investments }, movements, { graph }] = (await Promise.all([
    get(`/api/investorPosition?document=${document}`),
    get(`/api/investments/list/${id}`),
    get(`/api/rentability/graph/v5/nao_previdencia/12m/${document}`),
  ])) as [
    { investments: { totalAmount: number }[] },
    { created_at: string; value: number }[],
    { graph: { data: string; rentabilidade: number; ipca: number }[] },
  ];
  const text = await textOf(page, at.download);
  const cents = investments.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0);
  expect(text).toContain(`Total ${figure.format(cents / 100)} 100,00%`);
  const [movement] = movements;
  // No other date stands between the day of a row and its value.
  expect(text).toMatch(
    new RegExp(
      `${inBrazil(dayOf(movement?.created_at ?? ''))} (Aplicação|Resgate)[^/]* ${figure.format(movement?.value ?? 0)} `,
    ),
  );
  const month = graph.at(-1);
  expect(text).toContain(
    `${inBrazil(month?.data ?? '')} ${figure.format(month?.rentabilidade ?? 0)}% ${figure.format(month?.ipca ?? 0)}%`,
  );
});

test('the buttons of a report stay in the window when the text is twice as large', { tag: '@desktop' }, async ({
  page,
  enter,
}) => {
  // A phone has the buttons under the document.
  const at = reportsPage(page);
  await enter('wagner', '/reports');
  await at.statements.first().click();
  await expect(at.sheets.first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const button of [at.download, at.email]) await expect(button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
