import { chromium, type Page } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD, startSandbox } from '@aroeira/sandbox';
import { portalIn } from '../tests/pages/portal.ts';
import { ensureChromium } from './chromium.ts';

/**
 * Measures how long the browser takes to draw another period of the yield, with ten years of daily points, on a processor
 * that the browser slows down four times. First run `pnpm build`.
 */

const DAYS = 3653;
const SLOWED = 4;
const PRESSES = 40;
/** The presses after which the browser has compiled what runs. */
const WARM_UP = 10;
const FRAME_MS = 1000 / 60;

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
 * Presses a tab at the start of a frame. The frame holds script, React, lines, style, layout and paint, and ends with the
 * first task after the paint. Sentence, legend and read-out follow in the next frame, which is not measured.
 */
const frameOf = (page: Page, tab: number): Promise<number> =>
  page.evaluate(async (at) => {
    const tabs = document.querySelectorAll<HTMLInputElement>('section input[type=radio]');
    await new Promise<void>((done) => {
      requestAnimationFrame(() => {
        performance.mark('pressed');
        tabs[at]?.click();
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(undefined);
      });
    });
    return performance.measure('period change', 'pressed').duration;
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
  const sorted = frames.slice(WARM_UP).toSorted((a, b) => a - b);
  const [fastest = 0, middle = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
  console.log(
    `${name}: ${fastest.toFixed(1)} ms at the least, ${middle.toFixed(1)} ms in the middle ` +
      `of ${sorted.length} presses; a frame has ${FRAME_MS.toFixed(1)} ms (${(fastest / FRAME_MS).toFixed(2)})`,
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
