import type { Locator } from '@playwright/test';
import { controlProblems } from '../../controls.ts';
import { documentOf, expect, PASSWORD, test as base } from '../../fixtures.ts';
import { investmentPages } from '../../pages/movements/investment.page.ts';
import { keyboardOf } from '../../pages/registration/hands.ts';
import { readersProblems } from '../../readers.ts';

const LIQUID = 'Aroeira Renda Fixa Liquidez FIC FI RF';

interface Journey {
  /** Opens a page of an order, from the sign-in on. */
  readonly begin: (entry: RegExp) => Promise<void>;
  readonly press: (control: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly answer: (radio: Locator) => Promise<void>;
  /** Takes the first account of a list. */
  readonly takeFirst: (list: Locator) => Promise<void>;
  /** Opens a dialog, closes it, finds the focus where it was, and opens the dialog again. */
  readonly openTwice: (opener: Locator, dialog: Locator) => Promise<void>;
  /** Waits for a page: each of its controls has a ring, in sight, and large text and wide spaces leave it whole. */
  readonly sees: (part: Locator) => Promise<void>;
  readonly signOut: () => Promise<void>;
}

/** What a person does who has a keyboard and no pointer. */
const test = base.extend<{ readonly keys: Journey }>({
  keys: async ({ page, login, dashboard }, provide) => {
    const hands = keyboardOf(page);
    const sees = async (part: Locator) => {
      await expect(part).toBeVisible();
      expect(await controlProblems(page)).toEqual([]);
      expect(await readersProblems(page)).toEqual([]);
    };
    const openTwice = async (opener: Locator, dialog: Locator) => {
      await hands.press(opener);
      await sees(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
    };
    await provide({
      ...hands,
      sees,
      openTwice,
      begin: async (entry) => {
        await page.goto('/login');
        await expect(page.locator('#drawn')).toHaveCount(0);
        await hands.type(login.document, documentOf('ana'));
        await hands.type(login.password, PASSWORD);
        await page.keyboard.press('Enter');
        await dashboard.greeting.waitFor();
        await hands.press(page.getByRole('main').getByRole('link', { name: 'Investir e Resgatar' }));
        await hands.press(page.getByRole('main').getByRole('link', { name: entry }));
      },
      takeFirst: async (list) => {
        await hands.type(list, '');
        await page.keyboard.press('ArrowDown');
        await expect(list).not.toHaveValue('');
      },
      signOut: async () => {
        await dashboard.greeting.waitFor();
        await hands.press(page.getByRole('main').getByRole('link', { name: 'Perfil' }));
        const question = page.getByRole('dialog', { name: 'Sair da conta?' });
        await openTwice(page.getByRole('main').getByRole('button', { name: 'Sair da conta' }), question);
        await hands.press(question.getByRole('button', { name: 'Sair' }));
        await expect(page).toHaveURL('/login');
      },
    });
  },
});

test('ana invests by keys alone, from the sign-in to the sign-out', async ({ page, keys }) => {
  const invest = investmentPages(page);
  await keys.begin(/^Investir/);
  await keys.type(page.getByLabel('Quanto deseja investir?'), '50000');
  await keys.press(page.getByRole('checkbox', { name: LIQUID }));
  await keys.press(page.getByRole('button', { name: 'Investir', exact: true }));
  const amounts = page.getByRole('heading', { name: 'Distribua seu investimento' });
  await expect(invest.again.or(amounts)).toBeVisible();
  if (await invest.again.isVisible()) await keys.press(invest.again.getByRole('button', { name: 'Sim' }));
  await keys.sees(amounts);
  await keys.takeFirst(invest.account(LIQUID));
  await keys.press(invest.next);
  await keys.sees(invest.toConfirm);
  await keys.press(invest.confirm);
  await keys.sees(invest.done);
  await keys.press(invest.finish);
  await keys.signOut();
});

test('ana redeems by keys alone, from the sign-in to the sign-out', async ({ keys, redemption }) => {
  await keys.begin(/^Resgatar/);
  await keys.press(redemption.fund(LIQUID));
  await keys.sees(redemption.partial);
  await keys.answer(redemption.partial);
  await keys.type(redemption.amount, '1000,01');
  await keys.takeFirst(redemption.account);
  await keys.openTwice(redemption.send, redemption.confirmation);
  await keys.press(redemption.confirm);
  await keys.sees(redemption.done);
  await keys.press(redemption.finish);
  await keys.signOut();
});
