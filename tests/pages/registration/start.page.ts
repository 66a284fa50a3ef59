import type { Page } from '@playwright/test';

/** A person without an account, in the order of the start form. */
export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly document: string;
  readonly birthDate: string;
}

/** The first pages of a registration, for a person who uses the keyboard alone. */
export const startPages = (page: Page) => {
  const nextField = async () => {
    await page.keyboard.press('Tab');
    // A button of a field, such as 'Mostrar senha', comes before or after it.
    while ((await page.locator('input:focus').count()) === 0) await page.keyboard.press('Tab');
  };
  /** Types into one field after another, from the title of the page on, and sends the last one by Enter. */
  const type = async (texts: readonly string[]) => {
    for (const text of texts) {
      await nextField();
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
  };
  return {
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    progress: page.getByRole('progressbar', { name: 'Progresso do cadastro' }),
    draft: page.getByText('Rascunho guardado'),
    start: ({ name, email, phone, document, birthDate }: Newcomer) => type([name, email, phone, document, birthDate]),
    password: (password: string) => type([password, password]),
    planner: page.getByRole('combobox', { name: 'Planejador' }),
    next: page.getByRole('button', { name: 'Próximo' }),
  };
};
