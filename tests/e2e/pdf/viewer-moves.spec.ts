import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { pdfViewerOn } from '../../pages/pdf/pdf-viewer.page.ts';

/** A finger of the devtools, in CSS pixels of the window. */
interface Finger {
  readonly x: number;
  readonly y: number;
}

const touching = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
};

test('the keys zoom and turn the pages while the viewer has the focus @desktop', async ({ page }) => {
  const viewer = pdfViewerOn(page);
  await viewer.open(16);
  await page.keyboard.press('+');
  await expect(viewer.zoom).toHaveText('100%');
  await expect(viewer.well).toHaveAttribute('aria-keyshortcuts', /Plus - 0 PageUp PageDown/);
  await viewer.well.focus();
  for (const [key, percent] of [
    ['+', '120%'],
    ['=', '144%'],
    ['-', '120%'],
    ['0', '100%'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer.zoom).toHaveText(percent);
  }
  await page.keyboard.press('ArrowRight');
  await expect(viewer.sheet(2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.sheet(1)).toBeVisible();
  // A long page is read to its end before the next one comes, and the way back starts at the end.
  for (let presses = 0; presses < 6 && (await viewer.sheet(1).count()) > 0; presses += 1) {
    await page.keyboard.press('PageDown');
    await expect(viewer.place).toHaveText(/^Página [12] de 16$/);
  }
  await expect(viewer.sheet(2)).toBeVisible();
  expect(await viewer.well.evaluate((well) => well.scrollTop)).toBe(0);
  await page.keyboard.press('PageUp');
  await expect(viewer.sheet(1)).toBeVisible();
  // The keys work from a button of the toolbar too, and arrows scroll a page that is wider than the viewer.
  await viewer.zoomIn.click();
  await viewer.zoomIn.click();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.place).toHaveText('Página 1 de 16');
});

test('a zoom keeps the middle of what is shown @desktop', async ({ page }) => {
  const viewer = pdfViewerOn(page);
  await viewer.open(15);
  const line = viewer.sheet(8).getByText('Linha 15 da folha 8', { exact: true });
  await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const middle = async () => {
    const [well, box] = [await viewer.well.boundingBox(), await line.boundingBox()];
    return (box?.y ?? 0) + (box?.height ?? 0) / 2 - (well?.y ?? 0) - (well?.height ?? 0) / 2;
  };
  expect(Math.abs(await middle())).toBeLessThan(5);
  await viewer.zoomIn.click();
  await viewer.zoomIn.click();
  await expect(viewer.zoom).toHaveText('144%');
  expect(Math.abs(await middle())).toBeLessThan(12);
});

test('two fingers zoom, within the limits, and a double tap goes near and back', { tag: '@phone' }, async ({
  page,
}) => {
  const viewer = pdfViewerOn(page);
  await viewer.open(3);
  const touch = await touching(page);
  const spread = (by: number): Finger[] => [
    { x: 180 - by, y: 300 },
    { x: 180 + by, y: 300 },
  ];
  const pinch = async (from: number, to: number) => {
    await touch('touchStart', spread(from));
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', spread(from + ((to - from) * step) / 5));
    await touch('touchEnd', []);
  };
  await pinch(40, 70);
  await expect(viewer.zoom).toHaveText('175%');
  await pinch(20, 150);
  await expect(viewer.zoom).toHaveText('300%');
  await pinch(150, 20);
  await expect(viewer.zoom).toHaveText('100%');
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  const tapTwice = async () => {
    await page.touchscreen.tap(180, 300);
    await page.touchscreen.tap(180, 300);
  };
  await tapTwice();
  await expect(viewer.zoom).toHaveText('200%');
  await tapTwice();
  await expect(viewer.zoom).toHaveText('100%');
});

test('printing prints every page and nothing around them', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      Reflect.set(window, 'printed', document.querySelectorAll('.pdf-print img').length);
    };
  });
  const viewer = pdfViewerOn(page);
  await viewer.open(16);
  await viewer.print.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed') as unknown)).toBe(16);
  await page.emulateMedia({ media: 'print' });
  await expect(viewer.zoomIn).toBeHidden();
  await expect(page.locator('.pdf-print img').last()).toBeVisible();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(16);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.pdf-print')).toHaveCount(0);
});

test('a print that the browser never ends leaves one group of sheets, and none after the visit', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    let prints = 0;
    window.print = () => void Reflect.set(window, 'prints', (prints += 1));
  });
  const viewer = pdfViewerOn(page);
  const prints = () => page.evaluate(() => Reflect.get(window, 'prints') as unknown);
  const sheets = page.locator('.pdf-print');
  await page.goto('/registration');
  await viewer.open(2);
  for (const press of [1, 2]) {
    await viewer.print.click();
    await expect.poll(prints).toBe(press);
    await expect(sheets).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(viewer.well).toHaveCount(0);
  await expect(sheets).toHaveCount(0);
});
