import type { Page } from '@playwright/test';

/** The view of a client whom the device knows, as a person finds it. */
export const returningPage = (page: Page) => {
  const enter = page.getByRole('main').getByRole('button', { name: 'Entrar' }).first();
  const accounts = page.getByRole('list', { name: 'Contas conectadas' }).getByRole('listitem');
  return {
    /** Whom the Enter button lets in. */
    name: page.getByRole('heading', { level: 1 }),
    badge: page.getByText('Conta principal', { exact: true }),
    enter,
    accounts,
    unlock: unlockDialog(page),
    mainAccount: mainAccountDialog(page),
    /** From wherever the client is: leaves the app, which leads here once an account is saved. */
    arrive: async (): Promise<void> => {
      await page.goto('/logout');
      await enter.waitFor();
    },
    switchTo: (name: string) => accounts.getByRole('button', { name }).click(),
    addAnother: async (): Promise<void> => {
      await page.getByRole('link', { name: 'Adicionar outra conta' }).click();
      await page.getByRole('heading', { name: 'Adicionar conta' }).waitFor();
    },
    remove: async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Gerenciar' }).click();
      await page.getByRole('button', { name: `Remover a conta de ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
    },
  };
};

/** The dialog that asks a returning user for the password. */
const unlockDialog = (page: Page) => {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Senha', { exact: true }) });
  const password = dialog.getByLabel('Senha', { exact: true });
  return {
    password,
    refusal: dialog.getByRole('alert'),
    enter: async (secret: string): Promise<void> => {
      await password.fill(secret);
      await dialog.getByRole('button', { name: 'Entrar' }).click();
    },
  };
};

/** The dialog that asks which account is the main one. */
const mainAccountDialog = (page: Page) => {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('radio') });
  return {
    dialog,
    refusal: dialog.getByRole('alert'),
    choose: (name: string) => dialog.getByText(name).click(),
    confirm: () => dialog.getByRole('button', { name: 'Confirmar' }).click(),
  };
};
