import puppeteer, { type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/other-browsers.ts';
import { WAITS_MS, type Driven, type OtherBrowser } from './driven.ts';

/** Starts a Firefox without a window, driven by WebDriver BiDi. Playwright drives only a Firefox of its own. */
export const startFirefox = async (): Promise<OtherBrowser> => {
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() ?? '', headless: true });
  return {
    tab: async () => {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      page.setDefaultTimeout(WAITS_MS);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      const close = () => context.close().then(() => errors);
      return { ...stepsIn(page), close };
    },
    close: () => firefox.close(),
  };
};

const stepsIn = (page: Page): Omit<Driven, 'close'> => {
  const at = (place: string) => page.locator(`::-p-xpath(${place})`);
  return {
    go: async (url) => void (await page.goto(url)),
    see: async (place) => void (await at(place).wait()),
    press: (place) => at(place).click(),
    write: (place, text) => at(place).fill(text),
    takeFirst: async (place) => {
      const value = await at(place)
        .map((list) => (list instanceof HTMLSelectElement ? (list.options[1]?.value ?? '') : ''))
        .wait();
      await at(place).fill(value);
    },
    upload: async (place, file) => {
      // A cast, because the place is that of an input.
      const input = (await page.waitForSelector(`::-p-xpath(${place})`)) as Awaited<ReturnType<typeof page.$<'input'>>>;
      await input?.uploadFile(file);
    },
    toEnd: async (place) => {
      await (await at(place).waitHandle()).focus();
      await page.keyboard.press('End');
    },
    draw: async (place, points) => {
      const paper = await at(place).waitHandle();
      const { x, y, width, height } = (await paper.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const to = ([right, down]: readonly [number, number]) => [x + width * right, y + height * down] as const;
      const [first = [0, 0] as const, ...rest] = points;
      await page.mouse.move(...to(first));
      await page.mouse.down();
      for (const point of rest) await page.mouse.move(...to(point), { steps: 10 });
      await page.mouse.up();
    },
    read: (inPage) => page.evaluate(inPage),
  };
};
