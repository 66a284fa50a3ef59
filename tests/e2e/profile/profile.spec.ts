import { Buffer } from 'node:buffer';
import type { Locator, Page, Request } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';

/** A picture of 900 × 600 pixels, red at the left half and blue at the right. */
const twoColours = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 600);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    for (const [at, colour] of [
      [0, '#ff0000'],
      [450, '#0000ff'],
    ] as const) {
      pen.fillStyle = colour;
      pen.fillRect(at, 0, 450, 600);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  return Buffer.from(base64, 'base64');
};

/** The size of a photo on the page, and how much of its middle row is red, from 0 to 1. */
const lookAt = (photo: Locator) =>
  photo.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    const { naturalWidth: width, naturalHeight: height } = img;
    const pen = new OffscreenCanvas(width, 1).getContext('2d');
    pen?.drawImage(img, 0, -height / 2);
    const pixels = pen?.getImageData(0, 0, width, 1).data ?? [];
    const red = Array.from({ length: width }, (_, x) => (pixels[x * 4] ?? 0) > 128).filter(Boolean).length;
    return { width, height, red: red / width };
  });

/** The photos that the page sends. */
const sentPhotos = (page: Page): readonly Request[] => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && /\/clients\/\d+$/.test(request.url())) sent.push(request);
  });
  return sent;
};

const links = (page: Page) => page.getByRole('main').getByRole('link');
const captions = ['Alterar contas bancárias', 'Alterar documentos'];

test('ana cuts a photo with the keyboard, saves it, sees it everywhere, and removes it [R732] [R749] [R750] [R751] @phone', async ({
  page,
  enter,
  sandbox,
}) => {
  const sent = sentPhotos(page);
  await enter('ana', '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minhas informações');
  for (const caption of captions) await expect(links(page).filter({ hasText: caption })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Alterar foto' }).click();
  expect(await seriousProblems(page)).toEqual([]);
  const file = page.getByLabel('Escolher uma foto');
  await file.setInputFiles({ name: 'conta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByRole('alert')).toHaveText('O arquivo escolhido não é válido');
  await file.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await twoColours(page) });
  const crop = page.getByRole('application', { name: 'Recorte da foto' });
  await crop.focus();
  const zoom = page.getByLabel('Zoom');
  await page.keyboard.press('+');
  await expect(zoom).toHaveValue('1.2');
  await page.keyboard.press('-');
  await expect(zoom).toHaveValue('1');
  // The picture goes to the right as far as it can, so that its red half fills most of the square.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  expect(await seriousProblems(page)).toEqual([]);

  await sandbox.fault({ on: 'PUT /clients/:id', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Ocorreu um erro, tente novamente mais tarde\.Código para o atendimento: [A-Z2-7]{8}$/,
  );
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Foto salva.')).toBeVisible();
  const photo = page.getByRole('region', { name: 'Titular' }).locator('img');
  const seen = await lookAt(photo);
  expect([seen.width, seen.height]).toEqual([512, 512]);
  expect(seen.red).toBeGreaterThan(0.7);
  expect(sent.map((request) => Object.keys(request.postDataJSON() as object))).toEqual([
    ['personPhoto'],
    ['personPhoto'],
  ]);

  await page.reload();
  expect(await lookAt(photo)).toEqual(seen);
  await page.goto('/dashboard');
  const portrait = page.getByRole('main').getByRole('link', { name: 'Perfil' });
  await expect(portrait.locator('img')).toBeVisible();
  await portrait.click();
  await page.getByRole('button', { name: 'Alterar foto' }).click();
  await page.getByRole('button', { name: 'Remover foto' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Foto removida.')).toBeVisible();
  await expect(photo).toHaveCount(0);
  expect(sent.at(-1)?.postDataJSON()).toEqual({ personPhoto: '[delete]' });

  await links(page).filter({ hasText: 'Dados cadastrais' }).click();
  await expect(page.getByText('632.872.530-26')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});

test('karen reaches the provider from her profile, and drags her photo [R741] @desktop', async ({ page, enter }) => {
  await enter('karen', '/profile');
  await page.getByRole('button', { name: 'Alterar foto' }).click();
  const buffer = await twoColours(page);
  await page.getByLabel('Escolher uma foto').setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer });
  const box = await page.getByRole('application').boundingBox();
  if (box === null) throw new Error('no square');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width, y, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Foto salva.')).toBeVisible();
  expect((await lookAt(page.getByRole('region', { name: 'Titular' }).locator('img'))).red).toBeLessThan(0.3);
  await links(page).filter({ hasText: 'Fale com seu Planejador' }).click();
  await expect(page.getByText('Você não possui um Planejador Aroeira')).toBeVisible();
});

test('vertice, a company, reads what a company has [R748] @desktop', async ({ page, enter }) => {
  await enter('vertice', '/profile');
  await links(page).filter({ hasText: 'Dados cadastrais' }).click();
  await expect(page.getByText('15.067.401/0001-36')).toBeVisible();
  for (const caption of ['Nome da mãe', 'Estado civil', 'CPF'])
    await expect(page.getByText(caption, { exact: true })).toHaveCount(0);
  expect(await seriousProblems(page)).toEqual([]);
});
