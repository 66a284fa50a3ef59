import { expect, type Page } from '@playwright/test';

/** The questionnaire about risk, as a person answers it. */
export const questionnairePages = (page: Page) => {
  const next = page.getByRole('button', { name: 'Próximo' });
  return {
    begin: page.getByRole('button', { name: 'Começar' }),
    next,
    perfect: page.getByRole('heading', { name: 'PERFEITO!' }),
    signAgain: page.getByRole('button', { name: 'Assinar os termos de novo' }),
    profile: (name: string) => page.getByRole('heading', { name }),
    /** Answers all questions, each with the answer at the same place. */
    answer: async (place: number): Promise<void> => {
      for (const question of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        await expect(page.getByText(`${question} de 9`)).toBeVisible();
        await page.getByRole('radio').nth(place).check();
        await next.click();
      }
    },
  };
};
