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

/** @returns milliseconds from one frame to the next one, when nothing changes: what the machine itself takes */
export const idleFrameOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((rested) => requestIdleCallback(rested));
    return new Promise<number>((done) => {
      requestAnimationFrame((from) => requestAnimationFrame((to) => done(to - from)));
    });
  });

/**
 * Prints how many of the measured changes fitted into one frame, beside the frames in which nothing changed. Each is the time
 * until the browser began the next frame.
 */
export const printFrames = (changes: string, measured: readonly number[], idle: readonly number[]): void => {
  const inTime = (frames: readonly number[]) => frames.filter((frame) => frame < FRAME_MS + TOLERANCE_MS).length;
  const onTime = inTime(measured);
  console.log(
    `${changes}: ${onTime} of ${measured.length} fitted into one frame of ${FRAME_MS.toFixed(1)} ms ` +
      `(${(onTime / measured.length).toFixed(2)}); the slowest took ${Math.max(...measured).toFixed(1)} ms. ` +
      `Without a change ${inTime(idle)} of ${idle.length}`,
  );
};
