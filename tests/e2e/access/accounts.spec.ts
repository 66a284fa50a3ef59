import type { Page } from '@playwright/test';
import { documentOf, expect, PASSWORD, portalIn, seriousProblems, test, type PersonaKey } from '../../fixtures.ts';

/** Adds a further account to a device that stands on the view of a returning user. */
const add = async (page: Page, persona: PersonaKey): Promise<void> => {
  await portalIn(page).returning.addAnother();
  await portalIn(page).login.signIn(documentOf(persona), PASSWORD);
};

test('ana comes back, and enters by her password [R076] [R086] [R111] [R117] [R119] [R121] @desktop', async ({
  page,
  returning,
  enter,
}) => {
  await enter('ana');
  await returning.arrive();
  await expect(returning.name).toHaveText(/^Ana/);
  await expect(returning.badge).toHaveCount(1);
  expect(await seriousProblems(page)).toEqual([]);
  await returning.enter.click();
  await returning.unlock.enter('Errada@123');
  await expect(returning.unlock.password).toHaveAccessibleDescription('* Senha incorreta.');
  expect(await seriousProblems(page)).toEqual([]);
  const entered = page.waitForRequest((request) => request.url().includes('/auth/login/'));
  await returning.unlock.enter(PASSWORD);
  expect((await entered).headers()['login-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('ana shares her device with bruno, who enters with password and code [R107] [R113] [R114] [R123] [R124] @phone', async ({
  page,
  sandbox,
  login,
  returning,
  enter,
}) => {
  const { code } = login;
  const enterCode = async () => {
    await code.dialog.waitFor();
    const [digits = ''] = /\b\d{6}\b/.exec(await sandbox.lastMail('bruno')) ?? [];
    await code.enter(digits);
    await page.waitForURL(/\/dashboard$/);
  };
  await enter('ana');
  await returning.arrive();
  await add(page, 'bruno');
  await enterCode();
  await returning.arrive();
  await expect(returning.name).toHaveText(/^Bruno/);
  await returning.switchTo('Ana');
  await expect(returning.name).toHaveText(/^Ana/);
  await returning.switchTo('Bruno');
  await returning.enter.click();
  await returning.unlock.enter(PASSWORD);
  await enterCode();
});

test('of three accounts the main one goes, and another is chosen [R122] [R128] [R129]', { tag: '@phone' }, async ({
  page,
  returning,
  enter,
}) => {
  await enter('ana');
  for (const persona of ['vertice', 'karen'] as const) {
    await returning.arrive();
    await add(page, persona);
    await page.waitForURL(/\/dashboard$/);
  }
  await returning.arrive();
  await expect(returning.accounts).toHaveCount(2);
  await returning.remove('Ana Beatriz Monteiro');
  await expect(returning.mainAccount.dialog).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await returning.mainAccount.confirm();
  await expect(returning.mainAccount.refusal).toHaveText('* Por favor, selecione uma conta para ser a principal.');
  await returning.mainAccount.choose('Vértice');
  await returning.mainAccount.confirm();
  await expect(returning.mainAccount.dialog).toBeHidden();
  await expect(returning.accounts.filter({ hasText: 'Vértice' }).getByText('Conta principal')).toBeVisible();
  await expect(returning.badge).toHaveCount(1);
});

test('paula is added and denies consent, and then ana finds everything as before [R078] [R079] [R135] @desktop', async ({
  page,
  login,
  returning,
  enter,
}) => {
  await enter('ana');
  await returning.arrive();
  await returning.addAnother();
  await expect(page.getByRole('button', { name: 'Não tenho cadastro' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await login.signIn(documentOf('paula'), PASSWORD);
  await login.consent.deny();
  await expect(page).toHaveURL(/\/login$/);
  await expect(returning.name).toHaveText(/^Ana/);
  await expect(returning.accounts).toHaveCount(0);
});
