import type { Locator, Page } from '@playwright/test';

/** Two-step verification as a person finds it: asked about on the dashboard, switched in the profile. */
export class TwoStepPage {
  readonly prompt: Locator;
  readonly enabled: Locator;
  readonly disabled: Locator;
  readonly toggle: Locator;
  readonly code: Locator;
  readonly refusal: Locator;

  constructor(page: Page) {
    this.prompt = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Ativar', exact: true }) });
    this.enabled = page.getByText('Autenticação em duas etapas ativada com sucesso!');
    this.disabled = page.getByText('Autenticação em duas etapas desativada com sucesso!');
    this.toggle = page.getByRole('switch', { name: 'Autenticação em duas etapas' });
    this.code = page.getByRole('dialog', { name: 'Desativar a verificação em duas etapas' });
    this.refusal = this.code.getByRole('alert');
  }

  async enable(): Promise<void> {
    await this.prompt.getByRole('button', { name: 'Ativar', exact: true }).click();
  }

  async enterCode(code: string): Promise<void> {
    await this.code.getByLabel('Código').fill(code);
    await this.code.getByRole('button', { name: 'Confirmar' }).click();
  }
}
