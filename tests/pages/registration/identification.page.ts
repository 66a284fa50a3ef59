import type { Page } from '@playwright/test';

/** The page of the identity document, as a person finds it. */
export const identificationPage = (page: Page) => ({
  type: (name: 'RG' | 'CNH' | 'RNE') => page.getByRole('radio', { name }),
  /** The input behind 'Escolha um arquivo', or behind 'Substituir'. */
  photo: page.getByRole('group', { name: 'Foto do documento' }).locator('input:not([capture])'),
  camera: page.getByText('Tirar uma foto').first(),
  picture: page.locator('.file-view img').first(),
  sending: page.getByText(/^Enviando… [1-9]\d*% de /),
  notSent: page.getByText(/não enviado$/),
  retry: page.getByRole('button', { name: 'Tentar novamente' }),
  next: page.getByRole('button', { name: 'Próximo' }),
  fill: async (texts: Readonly<Record<string, string>>) => {
    for (const [caption, text] of Object.entries(texts)) await page.getByLabel(caption, { exact: true }).fill(text);
  },
  choose: (caption: string, label: string) => page.getByLabel(caption, { exact: true }).selectOption({ label }),
});
