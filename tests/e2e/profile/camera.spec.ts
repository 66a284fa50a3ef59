import type { Page } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';

const openCamera = async (page: Page) => {
  await page.getByRole('button', { name: 'Alterar foto' }).click();
  await page.getByRole('button', { name: 'Tirar uma foto' }).click();
  return page.getByRole('dialog', { name: 'Tirar uma foto' });
};

/** Remembers every track of a camera that the page gets. */
const watchTracks = (page: Page) =>
  page.addInitScript(() => {
    const real = MediaDevices.prototype.getUserMedia;
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    MediaDevices.prototype.getUserMedia = async function (wanted) {
      const stream = await real.call(this, wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });

/** Whether each camera that the page got is on. */
const tracks = (page: Page): Promise<readonly string[]> =>
  // The script above put them there.
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState));

test('ana photographs herself by keys alone, moves the photo by buttons, and saves it', async ({ page, enter }) => {
  await watchTracks(page);
  await enter('ana', '/profile');
  const camera = await openCamera(page);
  await expect(camera.getByRole('status')).toHaveText('Deixe o rosto dentro do contorno.');
  expect(await seriousProblems(page)).toEqual([]);
  expect(await tracks(page)).toEqual(['live']);
  await page.keyboard.press('Escape');
  await expect(camera).toHaveCount(0);
  const take = page.getByRole('button', { name: 'Tirar uma foto' });
  await expect(take).toBeFocused();
  expect(await tracks(page)).toEqual(['ended']);

  await page.keyboard.press('Enter');
  await expect(camera.getByRole('status')).toHaveText('Deixe o rosto dentro do contorno.');
  await expect(camera.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(camera).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tirar outra foto' })).toBeFocused();
  expect(await tracks(page)).toEqual(['ended', 'ended']);

  const picture = page.getByRole('application', { name: 'Recorte da foto' }).locator('..').locator('img');
  const place = () => picture.evaluate((img) => new DOMMatrix(getComputedStyle(img).transform).e);
  // The square of the camera fills the hole, so it cannot move.
  const right = page.getByRole('button', { name: 'Mover para a direita' });
  await right.click();
  expect(await place()).toBe(0);
  await page.getByLabel('Zoom').fill('1.2');
  await right.click();
  expect(await place()).toBeGreaterThan(20);
  const farthest = (await picture.evaluate(({ clientWidth }) => clientWidth)) * 0.1;
  await right.click();
  expect(await place()).toBeCloseTo(farthest, 0);
  expect(await seriousProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Foto salva.')).toBeVisible();
  const photo = page.getByRole('region', { name: 'Titular' }).locator('img');
  expect(await photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([512, 512]);
});

test('karen loads the camera when she presses its button, and not before @phone', async ({ page, enter }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const script = /(?<name>[\w.]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname)?.groups?.['name'];
    if (script !== undefined) asked.push(script);
  });
  await enter('karen', '/profile');
  await page.getByRole('button', { name: 'Alterar foto' }).click();
  const button = page.getByRole('button', { name: 'Tirar uma foto' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('profile.page');
  expect(asked).not.toContain('camera.modal');
  await button.click();
  await page.getByRole('dialog', { name: 'Tirar uma foto' }).waitFor();
  expect(asked).toContain('camera.modal');
});

test('karen refuses the camera, and chooses a file instead', async ({ page, enter }) => {
  // What a browser says of a person who refuses, and of a company that forbids it.
  await page.route('**/profile', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'permissions-policy': 'camera=()' } });
  });
  await enter('karen', '/profile');
  const camera = await openCamera(page);
  await expect(camera.getByRole('alert')).toHaveText(/^Não foi possível usar a câmera nesta página\. /);
  expect(await seriousProblems(page)).toEqual([]);
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  await camera.getByLabel('Escolher uma foto').setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer });
  await expect(camera).toHaveCount(0);
  await expect(page.getByRole('application', { name: 'Recorte da foto' })).toBeVisible();
});
