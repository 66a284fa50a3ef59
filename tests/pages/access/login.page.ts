import type { Locator, Page } from '@playwright/test';

/** The sign-in form and its dialogs as a person finds them: by label and role, never by class or test id. */
export class LoginPage {
  readonly title: Locator;
  readonly document: Locator;
  /** Asks for the letters of a keyboard on screen. */
  readonly keysSwitch: Locator;
  readonly password: Locator;
  readonly enter: Locator;
  readonly refusal: Locator;
  readonly code: CodeDialog;
  readonly consent: ConsentDialog;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { name: 'BEM-VINDO' });
    this.document = page.getByLabel('CPF/CNPJ');
    this.keysSwitch = page.getByRole('button', { name: 'Meu CNPJ tem letras' });
    this.password = page.getByLabel('Senha', { exact: true });
    this.enter = page.getByRole('button', { name: 'Acessar sua conta' });
    this.refusal = page.getByRole('alert');
    this.code = new CodeDialog(page);
    this.consent = new ConsentDialog(page);
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
    await this.title.waitFor();
  }

  async signIn(document: string, password: string): Promise<void> {
    await this.document.pressSequentially(document);
    await this.password.fill(password);
    await this.enter.click();
  }
}

/** The dialog that asks for the two-step code. */
export class CodeDialog {
  readonly dialog: Locator;
  readonly code: Locator;
  readonly refusal: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Código') });
    this.code = this.dialog.getByLabel('Código');
    this.refusal = this.dialog.getByRole('alert');
  }

  async enter(code: string): Promise<void> {
    await this.code.fill(code);
    await this.dialog.getByRole('button', { name: 'Confirmar' }).click();
  }
}

/** The dialog that asks for consent to the four terms. */
export class ConsentDialog {
  readonly dialog: Locator;
  readonly terms: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
    this.terms = this.dialog.getByRole('checkbox');
  }

  async accept(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Aceitar' }).click();
  }

  async deny(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Recusar' }).click();
  }
}
