import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../scripts/firefox.ts';
import { documentOf, PASSWORD, type PersonaKey } from './fixtures.ts';

/** Starts a Firefox without a window, driven by WebDriver BiDi. Playwright drives only a Firefox of its own. */
export const startFirefox = (): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() ?? '', headless: true });

const WAITS_MS = 30_000;

/** A tab without anything of the tabs before it. @param failed hears each error that no code of the page caught */
export const firefoxTab = async (firefox: Browser, origin: string, failed: (error: string) => void) => {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.setDefaultTimeout(WAITS_MS);
  page.on('pageerror', (error) => failed(String(error)));
  return { ...tabIn(page, origin), close: () => context.close() };
};

/** What a person does in a tab, by what the page says: a caption, a heading, the text of a button. */
const tabIn = (page: Page, origin: string) => {
  const at = (path: string) => page.locator(`::-p-xpath(${path})`);
  const named = (element: string, name: string) => at(`//${element}[starts-with(normalize-space(.), "${name}")]`);
  const field = (caption: string) => at(`//*[@id = //label[starts-with(normalize-space(.), "${caption}")]/@for]`);
  const open = async (path: string): Promise<void> => void (await page.goto(`${origin}${path}`));
  const press = (name: string) => named('button', name).click();
  const fill = (caption: string, text: string) => field(caption).fill(text);
  const enter = async (persona: PersonaKey): Promise<void> => {
    await fill('CPF/CNPJ', documentOf(persona));
    await fill('Senha', PASSWORD);
    await press('Acessar sua conta');
  };
  return {
    page,
    at,
    named,
    open,
    press,
    fill,
    enter,
    /** Chooses the first entry of a short list. */
    takeFirst: async (caption: string): Promise<void> => {
      const value = await field(caption)
        .map((list) => (list instanceof HTMLSelectElement ? (list.options[1]?.value ?? '') : ''))
        .wait();
      await fill(caption, value);
    },
    heading: async (name: string): Promise<void> => void (await named('*[self::h1 or self::h2]', name).wait()),
    greets: async (name: string): Promise<void> =>
      void (await at(`//*[starts-with(text(), "Bo") and contains(normalize-space(.), ", ${name}")]`).wait()),
    signIn: async (persona: PersonaKey): Promise<void> => {
      await open('/login');
      await enter(persona);
    },
  };
};
