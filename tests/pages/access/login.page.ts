import type { Page } from '@playwright/test';

/** The sign-in form and its dialogs as a person finds them: by label and role, never by class or test id. */
export const loginPage = (page: Page) => {
  // The app draws its own form, hidden, beside the drawn one, before it takes over.
  const document = page.getByLabel('CPF/CNPJ').filter({ visible: true });
  const password = page.getByLabel('Senha', { exact: true }).filter({ visible: true });
  const enter = page.getByRole('button', { name: 'Acessar sua conta' });
  return {
    title: page.getByRole('heading', { name: 'BEM-VINDO' }),
    document,
    /** Asks for the letters of a keyboard on screen. */
    keysSwitch: page.getByRole('button', { name: 'Meu CNPJ tem letras' }),
    password,
    enter,
    code: codeDialog(page),
    consent: consentDialog(page),
    signIn: async (who: string, secret: string): Promise<void> => {
      await document.fill(who);
      await password.fill(secret);
      await enter.click();
    },
  };
};

/** The dialog that asks for the two-step code. */
const codeDialog = (page: Page) => {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Código') });
  return {
    dialog,
    enter: async (code: string): Promise<void> => {
      await dialog.getByLabel('Código').fill(code);
      await dialog.getByRole('button', { name: 'Confirmar' }).click();
    },
  };
};

/** The dialog that asks for consent to the four terms. */
const consentDialog = (page: Page) => {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
  return {
    dialog,
    terms: dialog.getByRole('checkbox'),
    accept: () => dialog.getByRole('button', { name: 'Aceitar' }).click(),
    deny: () => dialog.getByRole('button', { name: 'Recusar' }).click(),
  };
};
