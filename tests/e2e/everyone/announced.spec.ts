import type { Page } from '@playwright/test';
import { documentOf, expect, test } from '../../fixtures.ts';

/** Notes what the live regions of a page say: the text of each region in each frame in which it changed. */
const hear = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[role=alert], [role=status], output, [aria-live=polite], [aria-live=assertive]';
    const changed = new Set<Element>();
    const tell = (): void => {
      for (const region of changed) {
        const text = region.isConnected ? (region.textContent ?? '').trim() : '';
        if (text !== '') said.push(text);
      }
      changed.clear();
    };
    const note = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(LIVE);
      if (!region || region.matches('[aria-live=off]')) return;
      if (changed.size === 0) requestAnimationFrame(tell);
      changed.add(region);
    };
    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        note(target);
        for (const added of addedNodes) {
          note(added);
          if (added instanceof Element) added.querySelectorAll(LIVE).forEach(note);
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** How often a sentence was said since the page came. */
const timesOf = (page: Page, sentence: RegExp): Promise<number> =>
  page.evaluate(
    (pattern) => (Reflect.get(window, 'said') as string[]).filter((text) => new RegExp(pattern, 'u').test(text)).length,
    sentence.source,
  );

test.describe('what arrives is announced once', () => {
  test.beforeEach(async ({ page }) => void (await hear(page)));

  test('a wrong password', { tag: '@phone' }, async ({ page, login }) => {
    await page.goto('/login');
    await login.signIn(documentOf('ana'), 'Errada@123');
    await expect.poll(() => timesOf(page, /incorret/)).toBe(1);
  });

  test('a history that did not load, and nothing more when it came', async ({ page, sandbox, history, enter }) => {
    await enter('ana');
    await sandbox.fault({ on: 'GET /investments/list/:id', status: 500, times: 1 });
    await page.goto('/movements/last-movements');
    const again = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
    await again.waitFor();
    await expect.poll(() => timesOf(page, /Tentar novamente/)).toBe(1);
    await again.click();
    await expect(history.orders.first()).toBeVisible();
    expect(await timesOf(page, /Tentar novamente/)).toBe(1);
  });

  test('a bank account that is saved', { tag: '@phone' }, async ({ page, enter }) => {
    await enter('ana', '/profile-bank-accounts');
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click();
    await page.getByLabel('Dígito').fill('9');
    await page.getByRole('button', { name: 'Salvar conta' }).click();
    await expect(page.getByText('Suas contas bancárias foram atualizadas.').last()).toBeVisible();
    await expect.poll(() => timesOf(page, /foram atualizadas/)).toBe(1);
  });

  test('a redemption that is made: its page takes the focus', { tag: '@phone' }, async ({
    page,
    redemption,
    enter,
  }) => {
    await enter('ana', '/movements/redemption');
    await redemption.takePart('Aroeira Renda Fixa Liquidez FIC FI RF', '1000,01');
    await redemption.send.click();
    await redemption.confirm.click();
    await expect(redemption.done).toBeVisible();
    const isFocused = redemption.done.evaluate(
      (title) => document.activeElement?.contains(title) === true && document.activeElement !== document.body,
    );
    expect([await isFocused, await timesOf(page, /Resgate solicitado/)]).toEqual([true, 0]);
  });
});
