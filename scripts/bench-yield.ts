import { portalIn } from '../tests/pages/portal.ts';
import { atBothSizes, printFrames, signInAsAna } from './bench-browser.ts';

/**
 * Measures whether the browser draws another period of the yield within one frame, with ten years of daily points, on a
 * processor that the browser slows down.
 */

const DAYS = 3653;

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

const pressTab = (turn: number): void =>
  document.querySelectorAll<HTMLInputElement>('section input[type=radio]')[turn % 2]?.click();

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
  await printFrames(page, { what: `${name}, changes of the period`, count: 40, warmUp: 10, make: pressTab });
});
