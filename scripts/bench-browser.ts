import { chromium, type Page } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD, startSandbox } from '@aroeira/sandbox';
import { portalIn } from '../tests/pages/portal.ts';
import { ensureChromium } from './chromium.ts';

/** How much slower than this machine a client's processor is taken to be. */
export const SLOWED = 4;

const FRAME_MS = 1000 / 60;
/** The browser's clock of frames is coarse. A missed frame costs a whole one more. */
const TOLERANCE_MS = 1;

/** Measures in a new page of the built portal, at the size of a phone and then of a desktop. First run `pnpm build`. */
export const atBothSizes = async (measure: (page: Page, name: string) => Promise<void>): Promise<void> => {
  const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot: 'packages/web/dist' });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    for (const [name, width] of [
      ['phone', 360],
      ['desktop', 1280],
    ] as const) {
      const viewport = { width, height: 800 };
      const context = await browser.newContext({ baseURL: sandbox.url, viewport, locale: 'pt-BR' });
      await measure(await context.newPage(), name);
      await context.close();
    }
  } finally {
    await browser.close();
    await sandbox.close();
  }
};

export const signInAsAna = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await portalIn(page).login.signIn(documentOf('ana'), PERSONA_PASSWORD);
};

/** Slows the page's processor down. Returns what gives it its full speed again. */
export const slowDown = async (page: Page, rate: number): Promise<() => Promise<void>> => {
  const cdp = await page.context().newCDPSession(page);
  const setRate = async (to: number) => void (await cdp.send('Emulation.setCPUThrottlingRate', { rate: to }));
  await setRate(rate);
  return () => setRate(1);
};

/** Prints how many of the measured changes fitted into one frame. Each is the time until the browser began the next frame. */
export const printFrames = (changes: string, measured: readonly number[]): void => {
  const onTime = measured.filter((frame) => frame < FRAME_MS + TOLERANCE_MS).length;
  console.log(
    `${changes}: ${onTime} of ${measured.length} fitted into one frame of ${FRAME_MS.toFixed(1)} ms ` +
      `(${(onTime / measured.length).toFixed(2)}); the slowest took ${Math.max(...measured).toFixed(1)} ms`,
  );
};
