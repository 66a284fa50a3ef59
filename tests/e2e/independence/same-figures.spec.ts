import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { commandLine } from '../../command-line.ts';
import { expect, test } from '../../fixtures.ts';

/** What `liberty project --paths 1000 --json` prints of the lines and the band. */
interface Projected {
  readonly ages: readonly number[];
  readonly real: readonly number[];
  readonly ideal: readonly number[];
  readonly simulation: { readonly low: readonly number[]; readonly high: readonly number[] };
}

const cellsOf = (rows: Locator): Promise<string[][]> =>
  rows.evaluateAll((found) => found.map(({ children }) => [...children].map(({ textContent }) => textContent ?? '')));

/** The cells of each line of a table that a program printed. */
const printedCells = (lines: readonly string[]): string[][] => lines.map((line) => line.trim().split(/ {2,}/));

test('ana sees and keeps the figures that the command line prints, to the cent', async ({ page, origin, enter, plan }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'the figures are the same at every size');
  await enter('ana');
  await page.goto('/liberty-home');
  await expect(plan.figures).toHaveCount(4);
  await plan.simulate.click();
  const chance = await plan.chance.textContent();
  await page.getByText('Como calculamos').click();
  const seed = /\((\d+)\)/.exec((await page.getByText('O sorteio começa').textContent()) ?? '')?.[1] ?? '';
  await page.getByRole('button', { name: 'Ver em tabela' }).click();
  const table = await cellsOf(plan.table.getByRole('row'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  const kept = await readFile(await (await download).path(), 'utf8');

  const print = await commandLine(origin, 'ana');
  const shown = printedCells((await print('liberty', 'show')).split('\n'));
  const figures = await page
    .getByRole('term')
    .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
  expect(shown).toEqual(expect.arrayContaining(figures));

  const asked = ['liberty', 'project', '--paths', '1000', '--seed', seed];
  const lines = (await print(...asked)).trimEnd().split('\n');
  const [head, ...rows] = printedCells(lines.slice(2, 2 + table.length));
  expect(table).toEqual([head, ...rows.map(([age, ...amounts]) => [`${age} anos`, ...amounts])]);
  expect(lines.at(-1)).toContain(chance);

  // The program answers one document of this shape with --json.
  const { ages, real, ideal, simulation } = JSON.parse(await print(...asked, '--json')) as Projected;
  const [, ...keptRows] = kept.split('\r\n').map((row) => row.split(';'));
  expect(
    keptRows.map(([age, , ...amounts]) => [age, ...amounts].map((cell) => Number(cell?.replace(',', '.')))),
  ).toEqual(ages.map((age, at) => [age, real[at], ideal[at], simulation.low[at], simulation.high[at]]));
});
