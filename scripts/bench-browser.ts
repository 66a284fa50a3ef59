import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD, startSandbox } from '@aroeira/sandbox';
import { portalIn } from '../tests/pages/portal.ts';
import { ensureChromium } from './chromium.ts';
import { buildWeb } from './start/build-web.ts';

/** How much slower than this machine a client's processor is taken to be. */
export const SLOWED = 4;

const FRAME_MS = 1000 / 60;
/** The browser's clock of frames is coarse. A missed frame costs a whole one more. */
const TOLERANCE_MS = 1;

/** Measures in a new page of the built portal, at the size of a phone and then of a desktop. An old build is made again. */
export const atBothSizes = async (measure: (page: Page, name: 'phone' | 'desktop') => Promise<void>): Promise<void> => {
  buildWeb(join(import.meta.dirname, '..'));
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

/** Returns what tells how many milliseconds of script the page has run so far. */
export const scriptClock = async (page: Page): Promise<() => Promise<number>> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
};

/** Changes of a page that must each fit into one frame. */
interface Changes {
  readonly what: string;
  readonly count: number;
  /** The changes after which the browser has compiled what runs. */
  readonly warmUp: number;
  /** Runs in the page, at the start of a frame. */
  readonly make: (turn: number) => void;
}

/**
 * Makes a change at the start of a frame, which holds script, React, style, layout and paint. Words follow in the
 * next frame: those of the change before are there, as a person rests between two of them.
 * @returns milliseconds until the next frame, by the browser's own clock: a frame when the change fitted into one
 */
const frameOf = async (page: Page, make: (turn: number) => void, turn: number): Promise<number> => {
  const held = await page.evaluateHandle<{ make: (turn: number) => void }>(`({ make: ${String(make)} })`);
  return held.evaluate(async (held, at) => {
    await new Promise((rested) => requestIdleCallback(rested));
    return new Promise<number>((done) => {
      requestAnimationFrame((madeAt) => {
        held.make(at);
        requestAnimationFrame((nextAt) => done(nextAt - madeAt));
      });
    });
  }, turn);
};

/** Prints how many of the changes fitted into one frame, beside frames without one: what the machine takes. */
export const printFrames = async (page: Page, { what, count, warmUp, make }: Changes): Promise<void> => {
  const speedUp = await slowDown(page, SLOWED);
  const [frames, idle]: [number[], number[]] = [[], []];
  for (let turn = 1; turn <= count; turn += 1) {
    frames.push(await frameOf(page, make, turn));
    idle.push(await frameOf(page, () => undefined, turn));
  }
  await speedUp();
  const measured = frames.slice(warmUp);
  const inTime = (all: readonly number[]) => all.filter((frame) => frame < FRAME_MS + TOLERANCE_MS).length;
  const [onTime, slowest] = [inTime(measured), Math.max(...measured).toFixed(1)];
  console.log(
    `${what}: ${onTime} of ${measured.length} fitted into one frame of ${FRAME_MS.toFixed(1)} ms ` +
      `(${(onTime / measured.length).toFixed(2)}); the slowest took ${slowest} ms. ` +
      `Without a change ${inTime(idle.slice(warmUp))} of ${measured.length}`,
  );
};

/** Takes the portal's files from the browser, and leaves the session. */
export const forget = async (page: Page): Promise<void> => {
  await page.goto('/nowhere');
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await page.goto('about:blank');
};

/** Lets the browser keep the portal's files, as a visit does. */
export const keep = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await portalIn(page).dashboard.greeting.waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('about:blank');
};
