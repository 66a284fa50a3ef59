import type { Page } from '@playwright/test';
import { startSandbox } from '@aroeira/sandbox';
import { expect, seriousProblems, test } from '../../fixtures.ts';

const PARTS = ['people', 'clock', 'faults', 'log', 'worlds', 'snapshots', 'scenarios', 'mails'];

/** The names of all that the Tab key reaches in the page, in its order. */
const reached = async (page: Page): Promise<readonly string[]> => {
  const names: string[] = [];
  await page.evaluate(() => document.getElementById('main')?.focus());
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('#main') === null
        ? undefined
        : (element?.getAttribute('aria-label') ?? element?.textContent);
    });
    if (name === undefined || name === null) return names;
    names.push(name.trim());
  }
};

test('every part of the page is sound with much in it, and nothing is wider than the screen', async ({
  page,
  origin,
}) => {
  const send = (path: string, method: string, body: object) =>
    fetch(`${origin}/sandbox/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const longest = `longest-name-of-40-letters-${Date.now()}`;
  await send('snapshots', 'POST', { name: longest });
  await send('fault-presets/slow-3g', 'POST', {});
  await send('scenario-results', 'PUT', {
    passed: 0,
    failed: 1,
    skipped: 0,
    scenarios: [
      {
        name: 'Ana invests',
        file: 'invest.yaml',
        state: 'failed',
        ms: 20,
        steps: [
          {
            name: 'book',
            as: 'ana',
            run: 'invest --line 1=1000.00@10010 --yes',
            state: 'failed',
            ms: 12,
            differences: [{ what: 'json $.total', expected: '1', got: '1000.01' }],
            requests: [{ method: 'GET', path: '/api/clients/1001', status: 200, ms: 9 }],
          },
        ],
      },
    ],
  });
  for (const part of PARTS) {
    await page.goto(`/sandbox/#/${part}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
    expect(await seriousProblems(page), part).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      part,
    ).toBeLessThanOrEqual(0);
  }
  await fetch(`${origin}/sandbox/snapshots/${longest}`, { method: 'DELETE' });
});

test('the keyboard reaches each control, and is not lost when what it pressed is gone @desktop', async ({
  page,
  origin,
}) => {
  const snapshot = `kept-${Date.now()}`;
  await page.goto('/sandbox/#/snapshots');
  await page.getByLabel('Nome do instantâneo').fill(snapshot);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Instantâneo guardado.')).toBeVisible();
  const names = await reached(page);
  for (const name of ['Guardar instantâneo', `Carregar ${snapshot}`, `Apagar ${snapshot}`])
    expect(names).toContain(name);
  const drop = page.getByRole('button', { name: `Apagar ${snapshot}` });
  await drop.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(drop).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Instantâneo apagado.');
  await expect(page.locator('#main')).toBeFocused();

  await page.goto('/sandbox/#/faults');
  await page.getByRole('button', { name: 'Ligar offline' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'de offline' })).toBeVisible();
  const off = page.getByRole('button', { name: 'Desligar todas' });
  await off.press('Enter');
  await expect(page.getByText('Nenhuma falha ligada.')).toBeVisible();
  await expect(off).toBeFocused();
  await fetch(`${origin}/sandbox/snapshots/${snapshot}`, { method: 'DELETE' });
});

test('a server that others reach asks for the key, and then the title has the focus @desktop', async ({ page }) => {
  const server = await startSandbox({
    port: 0,
    host: '0.0.0.0',
    ephemeral: true,
    quiet: true,
    controlsKey: 'a key',
    webRoot: 'packages/web/dist',
  });
  try {
    await page.goto(`http://localhost:${new URL(server.url).port}/sandbox/#/clock`);
    await expect(page.getByRole('heading', { level: 1, name: 'Chave do sandbox' })).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByLabel('Chave').fill('a key');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Relógio' })).toBeFocused();
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toContain('a key');
  } finally {
    await server.close();
  }
});
