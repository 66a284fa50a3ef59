import type { Page } from '@playwright/test';

/** /forgotPassword as a person finds it: by label and role, never by class or test id. */
export const forgotPasswordPage = (page: Page) => {
  /** The captcha's own check box, in Portuguese. */
  const check = page.getByLabel('Eu não sou um robô');
  const notice = page.getByRole('alertdialog', { name: 'Tudo certo!' });
  return {
    check,
    notice,
    ask: async (document: string): Promise<void> => {
      await page.getByLabel('CPF/CNPJ').filter({ visible: true }).pressSequentially(document);
      await check.click();
      await page.getByText('Verificado').waitFor();
      await page.getByRole('button', { name: 'Enviar' }).click();
    },
    dismiss: () => notice.getByRole('button', { name: 'Entendi' }).click(),
  };
};

/** The form of a new password, on /resetPassword and on /change-password. */
export const newPasswordPage = (page: Page) => {
  const current = page.getByLabel('Senha atual');
  const password = page.getByLabel('Nova senha', { exact: true });
  const send = async (chosen: string, button: string): Promise<void> => {
    await password.fill(chosen);
    await page.getByLabel('Repita a nova senha').fill(chosen);
    await page.getByRole('button', { name: button }).click();
  };
  return {
    current,
    password,
    requirements: page.getByRole('list').filter({ hasText: 'Uma letra maiúscula' }).getByRole('listitem'),
    refusal: page.getByRole('alert'),
    done: page.getByText('Sua senha foi alterada com sucesso!'),
    reset: (chosen: string) => send(chosen, 'Salvar nova senha'),
    change: async (old: string, chosen: string): Promise<void> => {
      await current.fill(old);
      await send(chosen, 'Alterar senha');
    },
  };
};
