import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './hands.ts';

/** The pages of the registration's form, as a person finds them. */
export const formPages = (page: Page, hands: Hands) => {
  const field = (caption: string) => page.getByLabel(caption, { exact: true });
  const each = async (
    values: Readonly<Record<string, string>>,
    work: (control: Locator, value: string) => Promise<void>,
  ) => {
    for (const [caption, value] of Object.entries(values)) await work(field(caption), value);
  };
  return {
    field,
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    progress: page.getByRole('progressbar', { name: 'Progresso do cadastro' }),
    draft: page.getByText('Rascunho guardado'),
    next: page.getByRole('button', { name: 'Próximo' }),
    back: page.getByRole('button', { name: 'Voltar' }),
    button: (name: string) => page.getByRole('button', { name }),
    /** A file that the page shows, by its name. */
    file: (name: string | RegExp) => page.locator('.file-view').filter({ hasText: name }),
    type: (texts: Readonly<Record<string, string>>) => each(texts, hands.type),
    select: (labels: Readonly<Record<string, string>>) => each(labels, hands.select),
    find: (parts: Readonly<Record<string, string>>) => each(parts, hands.find),
    /** Gives an answer. `question` names it where several questions have the same answers. */
    answer: (answer: string, question?: string) =>
      hands.answer(
        (question === undefined ? page : page.getByRole('radiogroup', { name: question })).getByRole('radio', {
          name: answer,
          exact: true,
        }),
      ),
    /** Chooses a file, and waits until the page shows it. */
    upload: async (
      caption: string,
      file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
    ) => {
      const group = page.getByRole('group', { name: caption });
      await hands.choose(group.locator('input:not([capture])'), file);
      await expect(group.getByText(file.name)).toBeVisible();
    },
  };
};
