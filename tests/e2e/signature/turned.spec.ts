import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { inkOn, lackOnlySignature, signaturePages } from '../../pages/signature/signature.page.ts';

const UPRIGHT = { width: 360, height: 800 };
const ON_ITS_SIDE = { width: 800, height: 360 };

/** A finger. Playwright's own touch has no move. */
const fingerOn = async (page: Page) => {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    /** Draws a line over the paper, from a share of its width to another, and leaves the finger on it. */
    draw: async (paper: Locator, from: number, to: number): Promise<void> => {
      const box = await paper.boundingBox();
      if (box === null) throw new Error('no paper');
      const at = (part: number) => ({ x: box.x + box.width * part, y: box.y + box.height * (0.3 + 0.2 * part) });
      await touch('touchStart', at(from));
      for (let step = 1; step <= 12; step += 1) await touch('touchMove', at(from + ((to - from) * step) / 12));
    },
    lift: () => touch('touchEnd'),
  };
};

/** Elisa on the page of the pad. */
const atPad = async (page: Page, origin: string, enter: (persona: 'elisa', path: string) => Promise<void>) => {
  await lackOnlySignature(page, origin);
  await enter('elisa', '/registration/signature/terms');
  const pages = signaturePages(page);
  await pages.read('Termo de ciência de risco');
  await pages.goOn.click();
  await expect(pages.paper).toBeVisible();
  return pages;
};

/** How a sent picture looks: the share of its width with ink, and its colour in a corner. */
const pictureOf = (page: Page, base64: string) =>
  page.evaluate(async (image) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${image}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
    const columns = new Set<number>();
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 64) columns.add((at / 4) % picture.width);
    return { ink: columns.size / picture.width, corner: Array.from(data.subarray(0, 4)) };
  }, base64);

test('the device turns while the finger draws: the stroke stays, and later strokes draw', { tag: '@phone' }, async ({
  page,
  enter,
  origin,
}) => {
  test.slow();
  const pages = await atPad(page, origin, enter);
  const finger = await fingerOn(page);
  await finger.draw(pages.paper, 0.1, 0.4);
  await page.setViewportSize(ON_ITS_SIDE);
  await expect.poll(() => pages.paper.evaluate((canvas) => canvas.clientWidth)).toBeGreaterThan(400);
  await finger.lift();
  await expect.poll(() => inkOn(pages.paper)).toBeGreaterThan(0.1);

  await pages.paper.scrollIntoViewIfNeeded();
  await finger.draw(pages.paper, 0.1, 0.9);
  await finger.lift();
  await expect.poll(() => inkOn(pages.paper)).toBeGreaterThan(0.7);
  await page.setViewportSize(UPRIGHT);
  await expect.poll(() => pages.paper.evaluate((canvas) => canvas.clientWidth)).toBeLessThan(400);
  await expect.poll(() => inkOn(pages.paper)).toBeGreaterThan(0.7);

  await pages.city.fill('Santos');
  const upload = page.waitForRequest((request) => request.url().endsWith('/documentUploads'));
  await pages.sign.click();
  // The body of the API. A change of its shape fails the journey at once.
  const { document: sent } = (await upload).postDataJSON() as { readonly document: string };
  const picture = await pictureOf(page, sent);
  expect(picture.corner).toEqual([255, 255, 255, 255]);
  expect(picture.ink).toBeGreaterThan(0.7);
});

test('a phone on its side shows the whole paper, and nothing lies over it', { tag: '@phone' }, async ({
  page,
  enter,
  origin,
}) => {
  const pages = await atPad(page, origin, enter);
  await page.setViewportSize(ON_ITS_SIDE);
  const covered = await pages.paper.evaluate((canvas) => {
    // Its end is at the end of the screen.
    window.scrollBy(0, canvas.getBoundingClientRect().bottom - window.innerHeight);
    const { left, right, top, bottom } = canvas.getBoundingClientRect();
    const places = [0.02, 0.25, 0.5, 0.75, 0.98];
    return places.flatMap((across) =>
      places.filter((down) => {
        const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
        return document.elementFromPoint(x, y) !== canvas;
      }),
    );
  });
  expect(covered).toEqual([]);
});
