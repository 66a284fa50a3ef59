import type { Locator, Page } from '@playwright/test';

/** The view of a client whom the device knows, as a person finds it. */
export class ReturningPage {
  /** Whom the Enter button lets in. */
  readonly name: Locator;
  readonly badge: Locator;
  readonly enter: Locator;
  readonly accounts: Locator;
  readonly unlock: UnlockDialog;
  readonly mainAccount: MainAccountDialog;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByRole('heading', { level: 1 });
    this.badge = page.getByText('Conta principal', { exact: true });
    this.enter = page.getByRole('main').getByRole('button', { name: 'Entrar' }).first();
    this.accounts = page.getByRole('list', { name: 'Contas conectadas' }).getByRole('listitem');
    this.unlock = new UnlockDialog(page);
    this.mainAccount = new MainAccountDialog(page);
  }

  /** From wherever the client is: leaves the app, which leads here once an account is saved. */
  async arrive(): Promise<void> {
    await this.page.goto('/logout');
    await this.enter.waitFor();
  }

  async switchTo(name: string): Promise<void> {
    await this.accounts.getByRole('button', { name }).click();
  }

  async addAnother(): Promise<void> {
    await this.page.getByRole('link', { name: 'Adicionar outra conta' }).click();
    await this.page.getByRole('heading', { name: 'Adicionar conta' }).waitFor();
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Gerenciar' }).click();
    await this.page.getByRole('button', { name: `Remover a conta de ${name}` }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  }
}

/** The dialog that asks a returning user for the password. */
export class UnlockDialog {
  readonly dialog: Locator;
  readonly password: Locator;
  readonly refusal: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Senha', { exact: true }) });
    this.password = this.dialog.getByLabel('Senha', { exact: true });
    this.refusal = this.dialog.getByRole('alert');
  }

  async enter(password: string): Promise<void> {
    await this.password.fill(password);
    await this.dialog.getByRole('button', { name: 'Entrar' }).click();
  }
}

/** The dialog that asks which account is the main one. */
export class MainAccountDialog {
  readonly dialog: Locator;
  readonly refusal: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('radio') });
    this.refusal = this.dialog.getByRole('alert');
  }

  async choose(name: string): Promise<void> {
    await this.dialog.getByText(name).click();
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Confirmar' }).click();
  }
}
