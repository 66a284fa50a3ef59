import type { Locator, Page } from '@playwright/test';

/** 'Onde você está conectado', in the profile. */
export class DevicesPage {
  readonly section: Locator;
  readonly thisOne: Locator;
  readonly endings: Locator;
  readonly question: Locator;
  readonly activities: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole('region', { name: 'Onde você está conectado' });
    this.thisOne = this.section.getByText('Este dispositivo');
    this.endings = this.section.getByRole('button', { name: /^Encerrar a sessão em/ });
    this.question = page.getByRole('dialog', { name: /^Encerrar a sessão/ });
    this.activities = page.getByRole('region', { name: 'Atividade de segurança' }).getByRole('listitem');
  }

  async confirm(): Promise<void> {
    await this.question.getByRole('button', { name: 'Encerrar', exact: true }).click();
  }

  async showActivity(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ver atividade de segurança' }).click();
  }
}
