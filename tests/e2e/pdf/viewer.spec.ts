import type { Page } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';
import { linesOf, madePdf } from '../../made-pdf.ts';
import { pdfViewerOn } from '../../pages/pdf/pdf-viewer.page.ts';
import { shiftOf, watchShifts } from '../../shifts.ts';

const POLICY = 'securitypolicyviolation';

/** What the content security policy refused since the page was loaded. */
const keepRefusals = async (page: Page): Promise<string[]> => {
  const refusals: string[] = [];
  await page.exposeFunction('keepRefusal', (what: string) => refusals.push(what));
  await page.addInitScript((type) => {
    document.addEventListener(type, (event) => {
      if (event instanceof SecurityPolicyViolationEvent)
        Reflect.apply(Reflect.get(window, 'keepRefusal'), window, [`${event.effectiveDirective} ${event.blockedURI}`]);
    });
  }, POLICY);
  return refusals;
};

test('a document has its text over its picture, which shows it: a client selects it, and it is read in order', {
  tag: '@phone',
}, async ({ page }) => {
  const refusals = await keepRefusals(page);
  const viewer = pdfViewerOn(page);
  await viewer.open(2);
  await expect(viewer.sheet(2)).toContainText('Linha 30 da folha 2');
  await expect(viewer.sheet(1).locator('.pdf-text > span')).toHaveText([...linesOf(1)]);
  const line = viewer.sheet(1).getByText('Linha 7 da folha 1');
  await line.selectText();
  expect(await page.evaluate(() => String(getSelection()))).toBe('Linha 7 da folha 1');
  // The text stands where its picture is: 14 points high, 64 points from the left edge of a page of 595 points.
  const [sheet, box] = [await viewer.sheet(1).boundingBox(), await line.boundingBox()];
  const points = (sheet?.width ?? 0) / 595;
  expect(((box?.x ?? 0) - (sheet?.x ?? 0)) / points).toBeCloseTo(64, 0);
  expect((box?.height ?? 0) / points).toBeGreaterThan(12);
  expect((box?.height ?? 0) / points).toBeLessThan(18);
  // The picture shows what the file holds.
  const dark = await viewer.pictures.first().evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, i) => i % 4 === 0 && value < 100).length / (data.length / 4);
  });
  expect(dark).toBeGreaterThan(0.002);
  expect(dark).toBeLessThan(0.2);
  expect(await seriousProblems(page)).toEqual([]);
  expect(refusals).toEqual([]);
});

test('zoom goes by 1.2 from 1 to 3 and back, and a reset goes to 1 [R864] [R865] [R866] [R867] [R868] @desktop', async ({
  page,
}) => {
  const viewer = pdfViewerOn(page);
  await viewer.open(1);
  await expect(viewer.zoom).toHaveText('100%');
  await expect(viewer.zoomOut).toHaveAttribute('aria-disabled', 'true');
  const whole = await viewer.width();
  for (const [percent, factor] of [
    ['120%', 1.2],
    ['144%', 1.44],
    ['173%', 1.728],
    ['207%', 2.0736],
    ['249%', 2.48832],
    ['299%', 2.985984],
    ['300%', 3],
  ] as const) {
    await viewer.zoomIn.click();
    await expect(viewer.zoom).toHaveText(percent);
    expect((await viewer.width()) / whole).toBeCloseTo(factor, 2);
  }
  await viewer.zoomIn.click({ force: true });
  await expect(viewer.zoom).toHaveText('300%');
  await expect(viewer.zoomIn).toHaveAttribute('aria-disabled', 'true');
  await viewer.zoomOut.click();
  await expect(viewer.zoom).toHaveText('250%');
  await viewer.reset.click();
  await expect(viewer.zoom).toHaveText('100%');
  expect(await viewer.width()).toBe(whole);
});

test('a page that is zoomed in scrolls inside the viewer alone, and its picture gets its pixels @phone', async ({
  page,
}) => {
  const viewer = pdfViewerOn(page);
  await viewer.open(1);
  const pixels = () => viewer.pictures.first().evaluate((canvas: HTMLCanvasElement) => canvas.width * canvas.height);
  const before = await pixels();
  await viewer.well.press('+');
  await viewer.well.press('+');
  await expect.poll(pixels).toBeGreaterThan(before * 1.9);
  for (let i = 0; i < 5; i += 1) await viewer.well.press('+');
  await expect(viewer.zoom).toHaveText('300%');
  await expect.poll(pixels).toBeLessThanOrEqual(2 ** 23);
  const sizes = await viewer.well.evaluate((well) => [
    well.scrollWidth > well.clientWidth,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(sizes).toEqual([true, 0]);
});

test('a page is as wide as the viewer, and 900 px at most, and nothing moves when the document opens [R871]', async ({
  page,
}, { project }) => {
  await watchShifts(page);
  const viewer = pdfViewerOn(page);
  await viewer.open(3);
  await expect(viewer.sheet(3)).toContainText('Folha 3');
  expect(await viewer.width()).toBe(project.name === 'phone' ? 360 - 2 * 16 : 900);
  expect(await shiftOf(page)).toBeLessThan(0.002);
});

test('15 pages stand under each other without pager, and only those near the eye have a picture [R869] @phone', async ({
  page,
}) => {
  const viewer = pdfViewerOn(page);
  await viewer.open(15);
  await expect(viewer.sheets).toHaveCount(15);
  await expect(viewer.next).toHaveCount(0);
  await expect(viewer.sheet(15)).toContainText('Linha 30 da folha 15');
  expect(await viewer.pictures.count()).toBeLessThan(7);
  await viewer.sheet(15).scrollIntoViewIfNeeded();
  await expect(viewer.sheet(15).locator('canvas')).toBeVisible();
  await expect(viewer.sheet(1).locator('canvas')).toHaveCount(0);
  expect(await viewer.pictures.count()).toBeLessThan(7);
});

test('200 pages keep one picture in the page, however far the client turns', { tag: '@phone' }, async ({ page }) => {
  const viewer = pdfViewerOn(page);
  await viewer.open(200);
  for (let turns = 1; turns < 30; turns += 1) await viewer.next.click();
  await expect(viewer.sheet(30)).toContainText('Folha 30');
  await expect(viewer.pictures).toHaveCount(1);
  expect(await page.locator('canvas').count()).toBeLessThan(4);
});

const NOT_SHOWN = {
  broken: Buffer.from('%PDF-1.4\nno objects here'),
  locked: madePdf({ pages: 1, isLocked: true }),
};

test('a file that is broken or locked says so, without another attempt [R872]', { tag: '@phone' }, async ({ page }) => {
  for (const [what, body] of Object.entries(NOT_SHOWN)) {
    const viewer = pdfViewerOn(page);
    await viewer.show(body);
    await expect(viewer.failure, what).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
    expect(await seriousProblems(page)).toEqual([]);
    await page.unrouteAll();
  }
});

test('a viewer or a worker that did not load says so, and loads at the next attempt [R872]', { tag: '@phone' }, async ({
  page,
}) => {
  const viewer = pdfViewerOn(page);
  for (const file of ['**/assets/pdfjs-*.js', '**/assets/pdf.worker*']) {
    await page.route(file, (route) => route.abort());
    await viewer.show(madePdf({ pages: 1 }));
    await expect(viewer.failure, file).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(viewer.pictures.first()).toBeVisible();
  }
});

test('the program that reads PDFs comes with the first PDF, compressed, and with no other page', {
  tag: '@phone',
}, async ({ page }) => {
  const came: string[] = [];
  page.on('response', (response) => {
    const [file = ''] = /[^/]+$/.exec(response.url()) ?? [];
    if (!/^pdf(js|\.worker)/.test(file)) return;
    const { 'content-type': type = '', 'content-encoding': encoding = '' } = response.headers();
    came.push(`${file.replace(/-.*\./, '.')} ${type.replace(/^\w+\/|;.*/g, '')} ${encoding}`);
  });
  await page.goto('/welcome');
  await page.waitForLoadState('networkidle');
  expect(came).toEqual([]);
  await pdfViewerOn(page).open(1);
  expect(came.toSorted()).toEqual(['pdf.worker.min.mjs javascript br', 'pdfjs.js javascript br']);
});
