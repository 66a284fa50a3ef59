import type { Locator, Page } from '@playwright/test';

/** What a client knows of themselves, as it is typed. */
export interface KnownAnswers {
  readonly motherName: string;
  readonly cep: string;
  readonly birthDate: string;
  readonly streetNumber: string;
  readonly email: string;
}

/** The questions of a blocked device: three of five, whichever were drawn. */
export class UnblockDevicePage {
  readonly title: Locator;
  readonly questions: Locator;
  readonly refusal: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { name: 'Desbloquear dispositivo' });
    this.questions = page.getByRole('main').getByRole('textbox');
    this.refusal = page.getByRole('alert').last();
  }

  async answer(answers: KnownAnswers): Promise<void> {
    const fields: readonly (readonly [Locator, string])[] = [
      [this.page.getByLabel('Primeiro nome da mãe'), answers.motherName],
      [this.page.getByLabel('CEP'), answers.cep],
      [this.page.getByLabel('Data de nascimento'), answers.birthDate],
      [this.page.getByLabel('Número do endereço'), answers.streetNumber],
      [this.page.getByLabel('E-mail'), answers.email],
    ];
    // Which fields are there is known once all three are drawn.
    await this.questions.nth(2).waitFor();
    for (const [field, text] of fields) if (await field.isVisible()) await field.fill(text);
    await this.page.getByRole('button', { name: 'Desbloquear' }).click();
  }
}
