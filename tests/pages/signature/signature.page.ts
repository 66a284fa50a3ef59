import { expect, type Locator, type Page } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD } from '@aroeira/sandbox';
import { fillDocuments } from '@aroeira/sandbox/testing/signature-png';

/** Sends the documents of elisa, who then lacks only the signature. */
export const lackOnlySignature = async (page: Page, origin: string): Promise<void> => {
  const body = { document: documentOf('elisa'), password: PERSONA_PASSWORD, deviceInfo: { type: 'web' } };
  const answer = await page.request.post(`${origin}/api/auth/login/1`, { data: body });
  // The answer of the sandbox. A change of its shape fails the journey at once.
  const { id, token, loginId } = (await answer.json()) as Record<'token' | 'loginId', string> & { readonly id: number };
  await fillDocuments({
    to: async (what, data) => {
      const path = what.replace('PUT ', '').replace(':id', String(id));
      const headers = { authorization: `Bearer ${token}`, 'login-id': loginId };
      expect((await page.request.put(`${origin}${path}`, { data, headers })).status()).toBe(200);
    },
  });
};

/** The share of the paper's width that has ink. */
export const inkOn = (paper: Locator): Promise<number> =>
  paper.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const columns = new Set<number>();
    for (let pixel = 0; pixel < width * height; pixel += 1)
      if ((data[pixel * 4] ?? 255) < 128) columns.add(pixel % width);
    return columns.size / width;
  });

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
  paper: page.locator('.pad canvas'),
  goOn: page.getByRole('button', { name: 'Continuar' }),
  city: page.getByLabel('Cidade de assinatura'),
  byName: page.getByText('Digitar o nome'),
  name: page.getByLabel('Nome completo'),
  sign: page.getByRole('button', { name: /^Assinar \d/ }),
  signed: page.getByRole('heading', { name: 'Termos assinados' }),
  end: page.getByRole('link', { name: 'Continuar' }),
  done: page.getByRole('heading', { name: 'Assinatura concluída' }),
});
