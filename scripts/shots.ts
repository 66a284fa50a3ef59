import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD, startSandbox } from '@aroeira/sandbox';
import { portalIn } from '../tests/pages/portal.ts';
import { ensureChromium } from './chromium.ts';
import { FOLDER, writePageOfShots } from './shots/page-of-shots.ts';
import { NOW, type Sight } from './shots/flows.ts';
import { SIGHTS } from './shots/sights.ts';
import { answerAs, STATES, type State } from './shots/states.ts';

const HELP = `Usage: pnpm shots [--only PATH] [--state S] [--width W] [--theme T] [--brand B] [--again]

Takes a picture of every page in its states, at four widths, in both themes and both brands. One page shows them
beside those of the run before, what changed first. First run pnpm build:e2e.

  --only PATH  pages whose name has this in it
  --state S    usual, loading, failed or large
  --width W    360, 768, 1280 or 1920
  --theme T    light or dark
  --brand B    aroeira or ipe
  --again      adds to the last run`;

const { values: wanted } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    brand: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    state: { type: 'string' },
    again: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (wanted.help) {
  console.log(HELP);
  process.exit();
}

const BRANDS: Readonly<Record<string, string>> = {
  aroeira: 'packages/web/dist',
  ipe: 'node_modules/.cache/web-ipe',
};
const WIDTHS = [360, 768, 1280, 1920];
const THEMES = ['light', 'dark'] as const;

const isWanted = (value: string | number, option: string | undefined): boolean =>
  option === undefined || String(value) === option;

/** Waits for pictures and fonts, and until what appears a little later is there. */
const settle = async (page: Page, state: State): Promise<void> => {
  await page.locator('#drawn').waitFor({ state: 'detached' });
  // A silent server leaves the network busy.
  if (state !== 'loading') {
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy="true"]:not(button, input)')).toHaveCount(0);
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
};

const takePictures = async (page: Page, name: string, { atWidth }: Sight): Promise<void> => {
  for (const width of WIDTHS.filter((each) => isWanted(each, wanted.width)))
    for (const colorScheme of THEMES.filter((each) => isWanted(each, wanted.theme))) {
      await page.setViewportSize({ width, height: width < 768 ? 800 : 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // A chart is drawn when it comes near, and follows its place in the frame after.
      for (const top of [1e6, 0]) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      }
      await atWidth?.(page);
      const path = join(FOLDER, 'now', `${name}.${width}.${colorScheme}.png`);
      // What opens at a width lies over the screen, not over the page.
      const fullPage = atWidth === undefined;
      await page.screenshot({ path, fullPage, animations: 'disabled', caret: 'hide' });
    }
};

const post = async (url: string, body: unknown): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};

const takeState = async (context: BrowserContext, { by, open }: Sight, state: State): Promise<Page> => {
  const page = await context.newPage();
  await page.clock.setSystemTime(NOW);
  if (by !== undefined) {
    await page.goto('/login');
    // What a person has is counted back from the server's time.
    await post(new URL('/sandbox/reset', page.url()).href, { persona: by });
    await portalIn(page).login.signIn(documentOf(by), PERSONA_PASSWORD);
    await page.waitForURL((url) => url.pathname !== '/login');
  }
  await answerAs(page, state);
  await open(page);
  await settle(page, state);
  return page;
};

/** A browser in a world of its own, which nobody else changes. */
const inWorld = async (browser: Browser, server: string, work: (context: BrowserContext) => Promise<void>) => {
  // The sandbox's own answer.
  const { name, url } = (await post(`${server}/sandbox/worlds`, { port: 0 })) as Readonly<
    Record<'name' | 'url', string>
  >;
  await post(`${url}/sandbox/clock`, { set: NOW });
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  await work(context);
  await context.close();
  await fetch(`${server}/sandbox/worlds/${name}`, { method: 'DELETE' });
};

/** Takes the pictures of one sight. What does not come does not end the run. @returns what did not come */
const take = async (browser: Browser, server: string, [brand, sight]: readonly [string, Sight]): Promise<string[]> => {
  const missing: string[] = [];
  const states = STATES.filter((state) => (sight.asks || state === 'usual') && isWanted(state, wanted.state));
  for (const state of states)
    await inWorld(browser, server, async (context) => {
      const name = `${sight.name.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'splash'}.${state}.${brand}`;
      try {
        await takePictures(await takeState(context, sight, state), name, sight);
      } catch (error) {
        missing.push(`${name}: ${String(error).split('\n', 1)[0] ?? ''}`);
      }
    });
  return missing;
};

const takeBrand = async (browser: Browser, brand: string, webRoot: string): Promise<readonly string[]> => {
  const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot });
  const missing: string[] = [];
  const sights = SIGHTS.filter(({ name, brand: own = brand }) => own === brand && name.includes(wanted.only));
  for (const sight of sights) missing.push(...(await take(browser, sandbox.url, [brand, sight])));
  await sandbox.close();
  return missing;
};

if (!wanted.again && existsSync(join(FOLDER, 'now'))) {
  rmSync(join(FOLDER, 'before'), { recursive: true, force: true });
  renameSync(join(FOLDER, 'now'), join(FOLDER, 'before'));
}
mkdirSync(join(FOLDER, 'now'), { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const missing = await Promise.all(
  Object.entries(BRANDS)
    .filter(([brand]) => isWanted(brand, wanted.brand))
    .map(([brand, webRoot]) => takeBrand(browser, brand, webRoot)),
);
await browser.close();
const { count, changed } = writePageOfShots();
console.log(`${count} pictures, ${changed} of them new or changed: ${FOLDER}/index.html`);
for (const line of missing.flat()) console.log(`Not taken: ${line}`);
if (missing.flat().length > 0) process.exitCode = 1;
