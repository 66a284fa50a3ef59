import type { Page } from '@playwright/test';

/** The pages of the signature, as a person signs. */
export const signaturePages = (page: Page) => ({
  /** Reads a term to its end in the viewer, and accepts it. */
  read: async (title: string): Promise<void> => {
    await page.getByRole('button', { name: `Ler ${title}` }).click();
    const paper = page.getByRole('region', { name: title });
    await paper.getByRole('article').last().scrollIntoViewIfNeeded();
    await paper.press('End');
    await page.getByRole('checkbox', { name: 'Li e aceito o termo' }).check();
    await page.getByRole('button', { name: 'Aceito' }).click();
  },
  goOn: page.getByRole('button', { name: 'Continuar' }),
  city: page.getByLabel('Cidade de assinatura'),
  byName: page.getByText('Digitar o nome'),
  name: page.getByLabel('Nome completo'),
  sign: page.getByRole('button', { name: /^Assinar \d/ }),
  signed: page.getByRole('heading', { name: 'Termos assinados' }),
  end: page.getByRole('link', { name: 'Continuar' }),
  done: page.getByRole('heading', { name: 'Assinatura concluída' }),
});
