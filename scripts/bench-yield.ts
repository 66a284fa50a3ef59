import type { Page } from '@playwright/test';
import { portalIn } from '../tests/pages/portal.ts';
import { atBothSizes, idleFrameOf, printFrames, signInAsAna, slowDown, SLOWED } from './bench-browser.ts';

/**
 * Measures whether the browser draws another period of the yield within one frame, with ten years of daily points, on a processor
 * that the browser slows down.
 */

const DAYS = 3653;
const PRESSES = 40;
/** The presses after which the browser has compiled what runs. */
const WARM_UP = 10;

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

await atBothSizes(async (page, name) => {
  const { yields } = portalIn(page);
  await page.route('**/api/rentability/graph/**', (route) =>
    route.fulfill({ json: daily(route.request().url().includes('/max/') ? 0.02 : 0.03) }),
  );
  await signInAsAna(page);
  await yields.card.scrollIntoViewIfNeeded();
  await yields.lines.waitFor();
  for (const caption of ['12m', 'Máx']) {
    await yields.choose(caption);
    await yields.sentence.waitFor();
  }
  await slowDown(page, SLOWED);
  const [frames, idle]: [number[], number[]] = [[], []];
  for (let press = 1; press <= PRESSES; press += 1) {
    frames.push(await frameOf(page, press % 2));
    idle.push(await idleFrameOf(page));
  }
  printFrames(`${name}, changes of the period`, frames.slice(WARM_UP), idle.slice(WARM_UP));
});
