import type { Locator, Page } from '@playwright/test';

/** /forgotPassword as a person finds it: by label and role, never by class or test id. */
export class ForgotPasswordPage {
  readonly document: Locator;
  /** The captcha's own check box, in Portuguese. */
  readonly check: Locator;
  readonly isChecked: Locator;
  readonly send: Locator;
  readonly notice: Locator;

  constructor(page: Page) {
    this.document = page.getByLabel('CPF/CNPJ');
    this.check = page.getByLabel('Eu não sou um robô');
    this.isChecked = page.getByText('Verificado');
    this.send = page.getByRole('button', { name: 'Enviar' });
    this.notice = page.getByRole('alertdialog', { name: 'Tudo certo!' });
  }

  async ask(document: string): Promise<void> {
    await this.document.pressSequentially(document);
    await this.check.click();
    await this.isChecked.waitFor();
    await this.send.click();
  }

  async dismiss(): Promise<void> {
    await this.notice.getByRole('button', { name: 'Entendi' }).click();
  }
}

/** The form of a new password, on /resetPassword and on /change-password. */
export class NewPasswordPage {
  readonly current: Locator;
  readonly password: Locator;
  readonly again: Locator;
  readonly requirements: Locator;
  readonly refusal: Locator;
  readonly done: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.current = page.getByLabel('Senha atual');
    this.password = page.getByLabel('Nova senha', { exact: true });
    this.again = page.getByLabel('Repita a nova senha');
    this.requirements = page.getByRole('list').filter({ hasText: 'Uma letra maiúscula' }).getByRole('listitem');
    this.refusal = page.getByRole('alert');
    this.done = page.getByText('Sua senha foi alterada com sucesso!');
  }

  async reset(password: string): Promise<void> {
    await this.password.fill(password);
    await this.again.fill(password);
    await this.page.getByRole('button', { name: 'Salvar nova senha' }).click();
  }

  async change(current: string, password: string): Promise<void> {
    await this.current.fill(current);
    await this.password.fill(password);
    await this.again.fill(password);
    await this.page.getByRole('button', { name: 'Alterar senha' }).click();
  }
}
