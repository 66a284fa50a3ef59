import type { Page } from '@playwright/test';
import { expect, seriousProblems, test as base } from '../../fixtures.ts';

/** A graph in the words of the wire. */
interface Graph {
  readonly graph: readonly { readonly data: string; readonly rentabilidade: number; readonly ipca: number }[];
  readonly total: { readonly rentability: number; readonly ipca: number };
}

/** The day in São Paulo, `YYYY-MM-DD`. */
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());
const YEAR = TODAY.slice(0, 4);

/** The same day some months ago, or the last day of that month. */
const monthsAgo = (months: number): string => {
  const [year = 0, month = 0, day = 0] = TODAY.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10);
};

/** The last day before each period, by the caption of its tab. */
const BEFORE: Readonly<Record<string, string>> = {
  Máx: '',
  '12m': monthsAgo(12),
  '6m': monthsAgo(6),
  '1m': monthsAgo(1),
  [YEAR]: `${Number(YEAR) - 1}-12-31`,
};

type Point = Graph['graph'][number];

/** The points of a period, worked out from the points of all time: each is the growth since the last one before it. */
const pointsAfter = (before: string, all: readonly Point[]): readonly Point[] => {
  const base = all.findLast(({ data }) => data <= before) ?? { rentabilidade: 0, ipca: 0 };
  const since = (from: number, to: number): number => ((100 + to) / (100 + from) - 1) * 100;
  return all
    .filter(({ data }) => data > before)
    .map(({ data, rentabilidade, ipca }) => ({
      data,
      rentabilidade: since(base.rentabilidade, rentabilidade),
      ipca: since(base.ipca, ipca),
    }));
};

/** The figures of a line of the table, or of any text. */
const figuresIn = (text: string): readonly number[] =>
  [...text.matchAll(/(-?[\d.]+,\d{2})%/g)].map(([, figure = '']) =>
    Number(figure.replaceAll('.', '').replace(',', '.')),
  );

/** The raw points have two decimals, so a figure that is worked out from them may differ by a few hundredths. */
const isNear = (shown: readonly number[], real: readonly number[]): boolean =>
  shown.length === real.length && shown.every((figure, at) => Math.abs(figure - (real[at] ?? NaN)) < 0.03);

const percent = (value: number): string =>
  `${value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`;
const dayOf = (iso: string): string => iso.split('-').reverse().join('/');

const test = base.extend<{ readonly graphs: Map<string, Graph> }>({
  /** The last answer of the sandbox for each period, as it came. */
  graphs: [
    async ({ page }, provide) => {
      const graphs = new Map<string, Graph>();
      page.on('response', async (response) => {
        const [, period] = /\/nao_previdencia\/([^/]+)\//.exec(response.url()) ?? [];
        // The sandbox's own answer; a change of its shape fails the journey at once.
        if (period !== undefined) graphs.set(period, (await response.json()) as Graph);
      });
      await provide(graphs);
    },
    { auto: true },
  ],
});

const graphOf = async (graphs: Map<string, Graph>, period: string): Promise<Graph> => {
  await expect.poll(() => graphs.get(period)).toBeDefined();
  return graphs.get(period) ?? { graph: [], total: { rentability: 0, ipca: 0 } };
};

/** The lines at the end of the frame in which a tab is pressed. */
const pictureAfter = (page: Page, tab: number): Promise<string | undefined> =>
  page.evaluate(async (at) => {
    const tabs = document.querySelectorAll<HTMLInputElement>('section input[type=radio]');
    await new Promise<void>((done) => {
      requestAnimationFrame(() => {
        tabs[at]?.click();
        // The first task after the paint of this frame.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(undefined);
      });
    });
    const canvases = [...document.querySelectorAll('canvas')];
    return canvases.find((canvas) => getComputedStyle(canvas).visibility === 'visible')?.toDataURL();
  }, tab);

test.describe('ana', () => {
  test.beforeEach(({ arrive }) => arrive('ana'));

  test('reads what each period yielded, as the points of all time say [R494] [R495] [R498] @phone', async ({
    yields,
    graphs,
  }) => {
    const all = (await graphOf(graphs, 'max')).graph;
    for (const [caption, before] of Object.entries(BEFORE)) {
      const points = pointsAfter(before, all);
      await yields.choose(caption);
      await expect(yields.readout).toContainText(dayOf(points.at(-1)?.data ?? ''));
      if ((await yields.asTable.getAttribute('aria-expanded')) === 'false') await yields.asTable.click();
      await expect(yields.rows).toHaveCount(points.length);
      const rows = (await yields.rows.allInnerTexts()).toReversed();
      for (const [at, { data, rentabilidade, ipca }] of points.entries()) {
        expect(rows[at]).toContain(dayOf(data));
        expect(isNear(figuresIn(rows[at] ?? ''), [rentabilidade, ipca]), `${caption}: ${rows[at]}`).toBe(true);
      }
      const { rentabilidade = 0, ipca = 0 } = points.at(-1) ?? {};
      const real = ((100 + rentabilidade) / (100 + ipca) - 1) * 100;
      const told = figuresIn((await yields.sentence.textContent()) ?? '');
      expect(isNear(told, [rentabilidade, ipca, Math.abs(real)]), `${caption}: ${told.join(' ')}`).toBe(true);
    }
  });

  test('finds the lines in the page when they are on the screen [R494]', { tag: '@phone' }, async ({
    page,
    yields,
  }) => {
    await yields.card.scrollIntoViewIfNeeded();
    await expect(yields.lines).toBeVisible();
    const box = await yields.lines.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    const last = (await yields.readout.textContent()) ?? '';
    await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 60);
    await expect(yields.readout).not.toHaveText(last);
  });

  test('reads each day by the keyboard, and axe finds nothing serious @desktop', async ({ page, yields, graphs }) => {
    const { graph } = await graphOf(graphs, 'max');
    const said = (at: number) => {
      const { data = '', rentabilidade = 0, ipca = 0 } = graph.at(at) ?? {};
      return `${dayOf(data)}: Carteira ${percent(rentabilidade)}, IPCA ${percent(ipca)}`;
    };
    await yields.slider.focus();
    for (const [key, at] of [
      ['ArrowLeft', -2],
      ['ArrowLeft', -3],
      ['ArrowRight', -2],
      ['Home', 0],
      ['End', -1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(yields.slider).toHaveAttribute('aria-valuetext', said(at));
    }
    await yields.asTable.click();
    expect(await seriousProblems(page)).toEqual([]);
  });

  test('sees the lines of another period in the frame in which it is chosen @desktop', async ({ page, yields }) => {
    await yields.card.scrollIntoViewIfNeeded();
    await expect(yields.lines).toBeVisible();
    for (const caption of ['12m', 'Máx']) {
      await yields.choose(caption);
      await expect(yields.sentence).toBeVisible();
    }
    const pictures = [await pictureAfter(page, 1), await pictureAfter(page, 0), await pictureAfter(page, 1)];
    expect(new Set(pictures).size).toBe(2);
    expect(pictures[2]).toBe(pictures[0]);
  });
});
