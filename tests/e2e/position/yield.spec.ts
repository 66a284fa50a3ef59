import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, seriousProblems, test as base } from '../../fixtures.ts';

/** A graph in the words of the wire. */
interface Graph {
  readonly graph: readonly { readonly data: string; readonly rentabilidade: number; readonly ipca: number }[];
  readonly total: { readonly rentability: number; readonly ipca: number };
}

const PERIODS = { Máx: 'max', '12m': '12m', '6m': '6m', '1m': '1m' } as const;

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
    return document.querySelector('canvas')?.toDataURL();
  }, tab);

test.describe('ana', () => {
  test.beforeEach(({ signIn }) => signIn('ana'));

  test('reads what each period yielded, point by point [R494] [R495] [R498]', async ({ yields, graphs }) => {
    for (const [caption, period] of Object.entries(PERIODS)) {
      await yields.choose(caption);
      const { graph, total } = await graphOf(graphs, period);
      const newest = graph.toReversed().map((at) => `${dayOf(at.data)}${percent(at.rentabilidade)}${percent(at.ipca)}`);
      await yields.asTable.click();
      await expect(yields.rows).toHaveText(newest);
      const real = ((100 + total.rentability) / (100 + total.ipca) - 1) * 100;
      await expect(yields.sentence).toContainText(`rendeu ${percent(total.rentability)} e a inflação`);
      await expect(yields.sentence).toContainText(percent(Math.abs(real)));
      await expect(yields.legend.first()).toHaveText(`Carteira ${percent(total.rentability)}`);
      await expect(yields.readout).toContainText(dayOf(graph.at(-1)?.data ?? ''));
    }
  });

  test('finds the lines in the page when they are on the screen [R494]', async ({ page, yields }) => {
    await yields.card.scrollIntoViewIfNeeded();
    await expect(yields.lines).toBeVisible();
    const box = await yields.lines.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    const last = (await yields.readout.textContent()) ?? '';
    await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 60);
    await expect(yields.readout).not.toHaveText(last);
  });

  test('reads each day by the keyboard, and axe finds nothing serious', async ({ page, yields, graphs }) => {
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

  test('takes the figures of both lines home as a spreadsheet [R494]', async ({ page, yields, graphs }) => {
    const { graph } = await graphOf(graphs, 'max');
    const [download] = await Promise.all([page.waitForEvent('download'), yields.asFile.click()]);
    expect(download.suggestedFilename()).toBe('rentabilidade-max.csv');
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    const cell = (value: number) => percent(value).replace(/[.%]/g, '');
    expect(lines).toEqual([
      '\uFEFFData;Carteira (%);IPCA (%)',
      ...graph.map(({ data, rentabilidade, ipca }) => [dayOf(data), cell(rentabilidade), cell(ipca)].join(';')),
    ]);
  });

  test('sees the lines of another period in the frame in which it is chosen', async ({ page, yields }) => {
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

test('nina, who holds nothing yet, has no information in any period [R501]', async ({ yields, signIn }) => {
  await signIn('nina');
  await expect(yields.card).toContainText('Não há informações no período selecionado.');
  await yields.choose('12m');
  await expect(yields.card).toContainText('Não há informações no período selecionado.');
});
