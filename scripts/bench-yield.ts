import { chromium, type Page } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD, startSandbox } from '@aroeira/sandbox';
import { portalIn } from '../tests/pages/portal.ts';
import { ensureChromium } from './chromium.ts';

/**
 * Measures whether the browser draws another period of the yield within one frame, with ten years of daily points, on a processor
 * that the browser slows down four times. First run `pnpm build`.
 */

const DAYS = 3653;
const SLOWED = 4;
const PRESSES = 40;
/** The presses after which the browser has compiled what runs. */
const WARM_UP = 10;
const FRAME_MS = 1000 / 60;
/** The browser's clock of frames is coarse. A missed frame costs a whole one more. */
const TOLERANCE_MS = 1;

/** Daily points that end on 22 November 2026, in the words of the wire. */
const daily = (slope: number) => {
  const graph = Array.from({ length: DAYS }, (_, i) => ({
    data: new Date(Date.UTC(2026, 10, 22) - (DAYS - 1 - i) * 86_400_000).toISOString().slice(0, 10),
    rentabilidade: slope * i + 3 * Math.sin(i / 20),
    ipca: (slope / 2) * i,
  }));
  const last = graph.at(-1);
  return { graph, total: { rentability: last?.rentabilidade ?? 0, ipca: last?.ipca ?? 0 } };
};

/**
 * Presses a tab at the start of a frame. The frame holds script, React, lines, style, layout and paint. Sentence, legend
 * and read-out follow in the next frame.
 *
 * @returns milliseconds until the browser began the next frame, by its own clock: a frame when the press fitted into one
 */
const frameOf = (page: Page, tab: number): Promise<number> =>
  page.evaluate(async (at) => {
    const tabs = document.querySelectorAll<HTMLInputElement>('section input[type=radio]');
    // The words of the press before are there: nobody presses twice in two frames.
    await new Promise((rested) => requestIdleCallback(rested));
    return new Promise<number>((done) => {
      requestAnimationFrame((pressedAt) => {
        tabs[at]?.click();
        requestAnimationFrame((nextAt) => done(nextAt - pressedAt));
      });
    });
  }, tab);

const measure = async (page: Page, name: string): Promise<void> => {
  const { login, yields } = portalIn(page);
  await page.route('**/api/rentability/graph/**', (route) =>
    route.fulfill({ json: daily(route.request().url().includes('/max/') ? 0.02 : 0.03) }),
  );
  await page.goto('/login');
  await login.signIn(documentOf('ana'), PERSONA_PASSWORD);
  await yields.card.scrollIntoViewIfNeeded();
  await yields.lines.waitFor();
  for (const caption of ['12m', 'Máx']) {
    await yields.choose(caption);
    await yields.sentence.waitFor();
  }
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const frames: number[] = [];
  for (let press = 1; press <= PRESSES; press += 1) frames.push(await frameOf(page, press % 2));
  const measured = frames.slice(WARM_UP);
  const onTime = measured.filter((frame) => frame < FRAME_MS + TOLERANCE_MS).length;
  const slowest = Math.max(...measured);
  console.log(
    `${name}: ${onTime} of ${measured.length} period changes fitted into one frame of ${FRAME_MS.toFixed(1)} ms ` +
      `(${(onTime / measured.length).toFixed(2)}); the slowest took ${slowest.toFixed(1)} ms`,
  );
};

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
