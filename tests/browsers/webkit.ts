import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key, until as located, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePorts, until } from '../../scripts/cluster/programs.ts';
import { WEBKIT } from '../../scripts/other-browsers.ts';
import { WAITS_MS, type Driven, type OtherBrowser } from './driven.ts';

/** As narrow as the window of WebKitGTK's browser gets: a large phone. */
const PHONE = { x: 0, y: 0, width: 447, height: 844 };

/** A screen that nobody sees, at a number that is free. */
const openScreen = async () => {
  const args = ['-displayfd', '3', '-screen', '0', '800x1000x24'];
  const screen = spawn(WEBKIT.screen, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, close: () => screen.kill() };
};

/** Starts WebKitGTK's browser, driven by the first WebDriver: it has no other, and Playwright drives only a WebKit of its own. */
export const startWebKit = async (): Promise<OtherBrowser> => {
  const screen = await openScreen();
  const [port = 0] = await freePorts(1);
  // Its sandbox of processes does not start for root.
  const env = { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = spawn(WEBKIT.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('WebKit answers', answers, WAITS_MS / 1000);
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: WEBKIT.browser, args: ['--automation'] },
  });
  return {
    tab: async () => {
      const tab = await new Builder().usingServer(url).withCapabilities(wanted).build();
      await tab.manage().window().setRect(PHONE);
      return stepsIn(tab);
    },
    close: () => {
      driver.kill();
      screen.close();
      return Promise.resolve();
    },
  };
};

const stepsIn = (tab: WebDriver): Driven => {
  const errors: string[] = [];
  const hear = () =>
    tab.executeScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      addEventListener('error', ({ message }) => heard.push(message));
      addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
    });
  const gather = async () =>
    void errors.push(...(await tab.executeScript<string[]>(() => Reflect.get(window, 'heard') ?? [])));
  /** Tries until it can be done: what is there may be another element a moment later. */
  const at = (place: string, act: (element: WebElement) => Promise<unknown>): Promise<void> => {
    let last: unknown;
    const tried = async () => {
      try {
        const element = await tab.findElement(By.xpath(place));
        if (!(await element.isDisplayed())) return false;
        await tab.executeScript((found: Element) => found.scrollIntoView({ block: 'center' }), element);
        await act(element);
        return true;
      } catch (error) {
        last = error;
        return false;
      }
    };
    return tab.wait(tried, WAITS_MS).then(
      () => undefined,
      () => Promise.reject(new Error(`Nothing to act on at ${place}`, { cause: last })),
    );
  };
  return {
    go: async (url) => {
      await gather();
      await tab.get(url);
      await hear();
    },
    see: (place) => at(place, () => Promise.resolve()),
    press: (place) => at(place, (element) => element.click()),
    write: (place, text) =>
      at(place, async (element) => {
        await element.clear();
        await element.sendKeys(text);
      }),
    takeFirst: (place) => at(`${place}/option[2]`, (option) => option.click()),
    upload: (place, file) => tab.wait(located.elementLocated(By.xpath(place)), WAITS_MS).sendKeys(file),
    toEnd: (place) => at(place, (element) => element.sendKeys(Key.END)),
    draw: (place, points) =>
      at(place, async (paper) => {
        const { width, height } = await paper.getRect();
        const to = ([right, down]: readonly [number, number]) => ({
          origin: paper,
          x: Math.round(width * (right - 0.5)),
          y: Math.round(height * (down - 0.5)),
        });
        const [first = [0, 0] as const, ...rest] = points;
        const drawn = tab.actions().move(to(first)).press();
        for (const point of rest) drawn.move(to(point));
        await drawn.release().perform();
      }),
    read: (inPage) => tab.executeScript(inPage),
    close: async () => {
      await gather();
      await tab.quit();
      return errors;
    },
  };
};
