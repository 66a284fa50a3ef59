import type { Page } from '@playwright/test';

/** The fields of the five questions, by what a client knows of themselves. */
const FIELDS = {
  motherName: 'Primeiro nome da mãe',
  cep: 'CEP',
  birthDate: 'Data de nascimento',
  streetNumber: 'Número do endereço',
  email: 'E-mail',
} as const;

/** What a client knows of themselves, as it is typed. */
type KnownAnswers = Readonly<Record<keyof typeof FIELDS, string>>;

/** The questions of a blocked device: three of five, whichever were drawn. */
export const unblockDevicePage = (page: Page) => {
  const questions = page.getByRole('main').getByRole('textbox');
  return {
    questions,
    refusal: page.getByRole('alert').last(),
    answer: async (answers: KnownAnswers): Promise<void> => {
      // Which fields are there is known once all three are drawn.
      await questions.nth(2).waitFor();
      for (const [name, text] of Object.entries(answers)) {
        const field = page.getByLabel(FIELDS[name as keyof KnownAnswers]);
        if (await field.isVisible()) await field.fill(text);
      }
      await page.getByRole('button', { name: 'Desbloquear' }).click();
    },
  };
};
