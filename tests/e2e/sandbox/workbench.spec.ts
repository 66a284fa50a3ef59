import { expect, seriousProblems, test } from '../../fixtures.ts';

test('a tester opens the portal as Ana, adds a fault, moves the clock and reads a code @desktop', async ({ page }) => {
  await page.goto('/sandbox');
  await expect(page).toHaveURL(/\/sandbox\/#\/people$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Abrir como ana' }).click();
  const portal = await opened;
  await expect(portal).toHaveURL(/\/dashboard$/);
  await expect(portal.getByText(/Ana/).first()).toBeVisible();
  await portal.close();
  expect(await seriousProblems(page)).toEqual([]);

  await page.goto('/sandbox/#/faults');
  await page.getByLabel('Chamada').fill('GET /investorPositio');
  await page.getByLabel('Status').fill('500');
  await page.getByRole('button', { name: 'Ligar falha' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Seria GET \/investorPosition\?$/);
  await page.getByLabel('Chamada').fill('GET /investorPosition');
  await page.getByRole('button', { name: 'Ligar falha' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'GET /investorPosition' })).toContainText('responde 500');
  expect(await seriousProblems(page)).toEqual([]);

  await page.goto('/sandbox/#/clock');
  await page.getByRole('button', { name: 'Mais 2 dias' }).click();
  await expect(page.getByText('2 dias à frente da hora real.')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  await page.goto('/sandbox/#/people');
  const second = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Abrir como bruno' }).click();
  await expect(await second).toHaveURL(/\/dashboard$/);
  await page.goto('/sandbox/#/mails');
  await expect(page.getByRole('button', { name: /^Copiar: código \d{6}$/ })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  await page.goto('/sandbox/#/log');
  await expect(page.getByRole('list', { name: 'Chamadas' })).toContainText('/api/auth/login/1');
  expect(await seriousProblems(page)).toEqual([]);
});

test('going back to the seed is asked first @desktop', async ({ page }) => {
  await page.goto('/sandbox/#/clock');
  await page.getByRole('button', { name: 'Mais 1 dia' }).click();
  await expect(page.getByText('1 dia à frente da hora real.')).toBeVisible();
  const back = page.getByRole('button', { name: 'Voltar à semente' });
  if (!(await back.isVisible())) await page.getByRole('button', { name: 'Menu' }).first().click();
  await back.filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('1 dia à frente da hora real.')).toBeVisible();
  if (!(await back.isVisible())) await page.getByRole('button', { name: 'Menu' }).first().click();
  await back.filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar à semente' }).click();
  await expect(page.getByText('Igual à hora real.')).toBeVisible();
});

test('a tester makes a world and comes back to an instant of it, with a fault by its name @desktop', async ({
  page,
  origin,
}) => {
  await page.goto('/sandbox/#/worlds');
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Maria');
  await page.getByRole('button', { name: 'Criar mundo' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('maria-1');
  await page.getByRole('button', { name: 'Criar mundo' }).click();
  await expect(page.getByText('Mundo criado.')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Abrir maria-1 em outra aba' }).click();
  const maria = await tab;
  await expect(maria).toHaveURL(/^http:\/\/maria-1\.localhost:\d+\/sandbox\/#\/people$/);

  await maria.goto(maria.url().replace('people', 'faults'));
  await maria.getByRole('button', { name: 'Ligar position-down' }).click();
  await expect(maria.getByText('Falha ligada.', { exact: true })).toBeVisible();
  await maria.goto(maria.url().replace('faults', 'snapshots'));
  await maria.getByLabel('Nome do instantâneo').fill('broken');
  await maria.getByRole('button', { name: 'Guardar instantâneo' }).click();
  await expect(maria.getByText('Instantâneo guardado.')).toBeVisible();
  expect(await seriousProblems(maria)).toEqual([]);
  await maria.goto(maria.url().replace('snapshots', 'clock'));
  await maria.getByRole('button', { name: 'Mais 2 dias' }).click();
  await expect(maria.getByText('2 dias à frente da hora real.')).toBeVisible();
  await maria.goto(maria.url().replace('clock', 'snapshots'));
  await maria.getByRole('button', { name: 'Carregar broken' }).click();
  await maria.getByRole('dialog').getByRole('button', { name: 'Carregar' }).click();
  await expect(maria.getByText('Instantâneo carregado.')).toBeVisible();
  await maria.goto(maria.url().replace('snapshots', 'clock'));
  await expect(maria.getByText('Igual à hora real.')).toBeVisible();

  await page.getByRole('button', { name: 'Apagar maria-1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click();
  await expect(page.getByText('Mundo apagado.')).toBeVisible();
  await fetch(`${origin}/sandbox/snapshots/broken`, { method: 'DELETE' });
});
