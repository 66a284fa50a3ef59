import { Buffer } from 'node:buffer';
import type { Page, Request } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';
import { identificationPage } from '../../pages/registration/identification.page.ts';
import { lookAt, phonePhoto } from '../../phone-photo.ts';

const MEGABYTE = 1024 * 1024;

const PAPER = {
  'Número do documento': '01234567890',
  'Data de emissão': '10/03/2020',
  'Data de validade': '10/03/2030',
  'Nome da mãe': 'Helena Monteiro',
  'Nome do pai': 'Carlos Monteiro',
};

/** Every call that saves the document. */
const savesOf = (page: Page): readonly Request[] => {
  const saves: Request[] = [];
  page.on('request', (request) => {
    if (/\/clients\/update\/\d+\/ocr$/.test(request.url())) saves.push(request);
  });
  return saves;
};

/** The picture of the front in a call that saves the document. */
const sentPhoto = (request: Request | undefined): Buffer => {
  if (request === undefined) throw new Error('nothing was sent');
  // The call's own body; a change of its shape fails the journey at once.
  const { documentPhotoFront } = request.postDataJSON() as { documentPhotoFront: string };
  return Buffer.from(documentPhotoFront, 'base64');
};

test('carla sends a photo of 12 megapixels, loses the connection, and sends it by one tap [R276]', {
  tag: '@phone',
}, async ({ page, enter, sandbox }) => {
  const [at, saves] = [identificationPage(page), savesOf(page)];
  await enter('carla', '/registration/form/identification');
  await at.type('CNH').click();
  await expect(page.getByText(/CNH digital, com o QR code/)).toBeVisible();
  const photo = await phonePhoto(page);
  expect(photo.length).toBeGreaterThan(2 * MEGABYTE);
  await expect(at.camera).toBeVisible();
  await at.photo.setInputFiles({ name: 'IMG_2026.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('IMG_2026.jpg')).toBeVisible();
  await expect(page.getByText(/A foto parece/)).toHaveCount(0);
  expect(await at.picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalHeight))).toBe(2560);
  await at.fill(PAPER);
  await at.choose('UF de emissão', 'São Paulo');
  expect(await seriousProblems(page)).toEqual([]);

  await sandbox.fault({ on: 'PUT /clients/update/:id/ocr', drop: true, delayMs: 1_000 });
  await at.next.click();
  await expect(at.sending).toBeVisible();
  await expect(at.notSent).toBeVisible();
  await expect(page.getByLabel('Nome da mãe')).toHaveValue('Helena Monteiro');
  expect(await seriousProblems(page)).toEqual([]);
  await page.request.delete('/sandbox/faults');
  await at.retry.click();
  await expect(page).toHaveURL('/registration/form/personalData');

  expect(saves).toHaveLength(2);
  const sent = sentPhoto(saves[1]);
  expect(sent.length).toBeLessThan(2 * MEGABYTE);
  // The pixels are upright, and no data of the phone goes along.
  expect(await lookAt(page, sent)).toEqual({ width: 1920, height: 2560, isRedAtTopLeft: true });
  expect(sent.includes('Exif')).toBe(false);
});

test('carla turns a dark photo, stops its sending, and sends it by one tap', { tag: '@phone' }, async ({
  page,
  enter,
}) => {
  const [at, saves] = [identificationPage(page), savesOf(page)];
  await enter('carla', '/registration/form/identification');
  await at.type('CNH').click();
  await at.photo.setInputFiles({
    name: 'IMG_2027.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(page, { light: 0.1 }),
  });
  await expect(
    page.getByText('A foto parece escura. Se puder, tire outra com mais luz.', { exact: true }),
  ).toBeVisible();
  const size = () =>
    at.picture.evaluate((img: HTMLImageElement) => img.decode().then(() => [img.naturalWidth, img.naturalHeight]));
  expect(await size()).toEqual([1920, 2560]);
  await page.getByRole('button', { name: 'Girar IMG_2027.jpg' }).click();
  await expect.poll(size).toEqual([2560, 1920]);
  expect(await seriousProblems(page)).toEqual([]);
  await at.fill(PAPER);
  await at.choose('UF de emissão', 'São Paulo');

  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 5_000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  await at.next.click();
  await expect(at.sending).toBeVisible();
  await expect(page.getByLabel('Nome da mãe')).not.toBeEditable();
  expect(await seriousProblems(page)).toEqual([]);
  const stop = page.getByRole('button', { name: 'Parar envio' });
  await expect(stop).toBeInViewport({ ratio: 1 });
  await stop.click();
  await expect(at.notSent).toBeVisible();
  await expect(page.getByText('Você parou o envio. O que você preencheu continua aqui.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enviar novamente' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Nome da mãe')).toHaveValue('Helena Monteiro');
  await expect(page.getByLabel('Nome da mãe')).toBeEditable();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await at.retry.click();
  await expect(page).toHaveURL('/registration/form/personalData');
  expect(saves).toHaveLength(2);
});
