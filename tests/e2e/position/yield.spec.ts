import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';
import { YieldPage } from '../../pages/position/yield.page.ts';

/** A graph in the words of the wire. */
interface Graph {
  readonly graph: readonly { readonly data: string; readonly rentabilidade: number; readonly ipca: number }[];
  readonly total: { readonly rentability: number; readonly ipca: number };
}

const PERIODS = { Máx: 'max', '12m': '12m', '6m': '6m', '1m': '1m' } as const;
const GRAPHS = '**/api/rentability/graph/**';
const TEN_YEARS = 3653;

const percent = (value: number): string =>
  `${value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`;
const dayOf = (iso: string): string => iso.split('-').reverse().join('/');

/** The last answer of the sandbox for each period, as it came. */
const keepGraphs = (page: Page): Map<string, Graph> => {
  const graphs = new Map<string, Graph>();
  page.on('response', async (response) => {
    const [, period] = /\/nao_previdencia\/([^/]+)\//.exec(response.url()) ?? [];
    // The sandbox's own answer; a change of its shape fails the journey at once.
    if (period !== undefined) graphs.set(period, (await response.json()) as Graph);
  });
  return graphs;
};

const graphOf = async (graphs: Map<string, Graph>, period: string): Promise<Graph> => {
  await expect.poll(() => graphs.get(period)).toBeDefined();
  return graphs.get(period) ?? { graph: [], total: { rentability: 0, ipca: 0 } };
};

test('ana reads what each period yielded, point by point [R494] [R495] [R498]', async ({ page, signIn }) => {
  const [shown, graphs] = [new YieldPage(page), keepGraphs(page)];
  await signIn('ana');
  for (const [caption, period] of Object.entries(PERIODS)) {
    await shown.choose(caption);
    const { graph, total } = await graphOf(graphs, period);
    const newest = graph.toReversed().map((at) => `${dayOf(at.data)}${percent(at.rentabilidade)}${percent(at.ipca)}`);
    await shown.asTable.click();
    await expect(shown.rows).toHaveText(newest);
    const real = ((100 + total.rentability) / (100 + total.ipca) - 1) * 100;
    await expect(shown.sentence).toContainText(`rendeu ${percent(total.rentability)} e a inflação`);
    await expect(shown.sentence).toContainText(percent(Math.abs(real)));
    await expect(shown.legend.first()).toHaveText(`Carteira ${percent(total.rentability)}`);
    await expect(shown.readout).toContainText(dayOf(graph.at(-1)?.data ?? ''));
  }
});

test('the lines are loaded when they are on the screen, and stand in the page [R494]', async ({ page, signIn }) => {
  const shown = new YieldPage(page);
  await signIn('ana');
  await shown.card.scrollIntoViewIfNeeded();
  await expect(shown.lines).toBeVisible();
  const box = await shown.lines.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  const last = (await shown.readout.textContent()) ?? '';
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 60);
  await expect(shown.readout).not.toHaveText(last);
});

test('the keyboard reads each day, and axe finds nothing serious', async ({ page, signIn }) => {
  const [shown, graphs] = [new YieldPage(page), keepGraphs(page)];
  await signIn('ana');
  const { graph } = await graphOf(graphs, 'max');
  const said = (at: number) => {
    const { data = '', rentabilidade = 0, ipca = 0 } = graph.at(at) ?? {};
    return `${dayOf(data)}: Carteira ${percent(rentabilidade)}, IPCA ${percent(ipca)}`;
  };
  await shown.slider.focus();
  for (const [key, at] of [
    ['ArrowLeft', -2],
    ['ArrowLeft', -3],
    ['ArrowRight', -2],
    ['Home', 0],
    ['End', -1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(shown.slider).toHaveAttribute('aria-valuetext', said(at));
  }
  await shown.asTable.click();
  expect(await seriousProblems(page)).toEqual([]);
});

test('ana takes the figures home as a spreadsheet', async ({ page, signIn }) => {
  const [shown, graphs] = [new YieldPage(page), keepGraphs(page)];
  await signIn('ana');
  const { graph } = await graphOf(graphs, 'max');
  const [download] = await Promise.all([page.waitForEvent('download'), shown.asFile.click()]);
  expect(download.suggestedFilename()).toBe('rentabilidade-max.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFData;Carteira (%);IPCA (%)');
  expect(lines).toHaveLength(graph.length + 1);
});

test('nina, who holds nothing yet, has no information in any period [R501]', async ({ page, signIn }) => {
  const shown = new YieldPage(page);
  await signIn('nina');
  await expect(shown.card).toContainText('Não há informações no período selecionado.');
  await shown.choose('12m');
  await expect(shown.card).toContainText('Não há informações no período selecionado.');
});

/** Daily points that end on 22 November 2026. */
const daily = (days: number, slope: number): Graph => {
  const graph = Array.from({ length: days }, (_, i) => ({
    data: new Date(Date.UTC(2026, 10, 22) - (days - 1 - i) * 86_400_000).toISOString().slice(0, 10),
    rentabilidade: slope * i + 3 * Math.sin(i / 20),
    ipca: (slope / 2) * i,
  }));
  const last = graph.at(-1);
  return { graph, total: { rentability: last?.rentabilidade ?? 0, ipca: last?.ipca ?? 0 } };
};

/**
 * One whole frame of the browser in which a tab is pressed: script, React, lines, style, layout and paint. It begins with
 * the frame, and ends with the first task after the paint.
 */
const frameOf = (page: Page, tab: number) =>
  page.evaluate(async (at) => {
    const tabs = document.querySelectorAll<HTMLInputElement>('section input[type=radio]');
    const canvas = document.querySelector('canvas');
    await new Promise<void>((done) => {
      requestAnimationFrame(() => {
        performance.mark('pressed');
        tabs[at]?.click();
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(undefined);
      });
    });
    const { duration } = performance.measure('period change', 'pressed');
    return { duration, lines: canvas?.toDataURL() };
  }, tab);

test('ten years of daily points are redrawn in the frame in which the period is chosen', async ({ page, signIn }) => {
  test.slow();
  const shown = new YieldPage(page);
  await page.route(GRAPHS, (route) =>
    route.fulfill({ json: route.request().url().includes('/max/') ? daily(TEN_YEARS, 0.02) : daily(TEN_YEARS, 0.03) }),
  );
  await signIn('ana');
  await shown.card.scrollIntoViewIfNeeded();
  await expect(shown.lines).toBeVisible();
  for (const caption of ['12m', 'Máx']) {
    await shown.choose(caption);
    await expect(shown.sentence).toBeVisible();
  }
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames: { readonly duration: number; readonly lines: string | undefined }[] = [];
  for (const tab of [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]) frames.push(await frameOf(page, tab));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The lines of the two periods are there when the frame ends: each picture comes back, and they differ.
  expect(new Set(frames.map(({ lines }) => lines)).size).toBe(2);
  const sorted = frames.map(({ duration }) => duration).toSorted((a, b) => a - b);
  console.log(`period change, 4x slower CPU, ms: ${sorted.map((ms) => ms.toFixed(1)).join(' ')}`);
});
