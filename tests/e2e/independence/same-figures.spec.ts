import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { commandLine } from '../../command-line.ts';
import { expect, test } from '../../fixtures.ts';

/** What `liberty show --json` prints, as far as the page shows it. */
interface Shown {
  readonly monthlyIncomeUsufruct: number;
  readonly reserveAtRetirement: number;
  readonly monthlySavings: number;
  readonly idealMonthlySavings: number;
}

/** What `liberty project --paths 1000 --json` prints of the lines and the simulation. */
interface Projected {
  readonly ages: readonly number[];
  readonly real: readonly number[];
  readonly ideal: readonly number[];
  readonly simulation: {
    readonly low: readonly number[];
    readonly high: readonly number[];
    readonly percentHeld: number;
  };
}

/** The number in a text of the page: `-R$ 1.234,50` is -1234.5, `42 anos` is 42. */
const numberIn = (text: string): number => Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.'));

const numbersIn = async (rows: Locator): Promise<number[][]> =>
  (
    await rows.evaluateAll((found) => found.map(({ children }) => [...children].map(({ textContent }) => textContent)))
  ).map((row) => row.map((text) => numberIn(text ?? '')));

test('ana sees and keeps the figures that the command line prints, to the cent', { tag: '@desktop' }, async ({
  page,
  origin,
  enter,
  plan,
}) => {
  const signedIn = commandLine(origin, 'ana');
  const showing = signedIn.then((print) => print('liberty', 'show'));
  await enter('ana', '/liberty-home');
  await plan.simulate.click();
  const chance = (await plan.chance.textContent()) ?? '';
  await page.getByText('Como calculamos').click();
  const [, seed = ''] = /\((\d+)\)/.exec((await page.getByText('O sorteio começa').textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: 'Ver em tabela' }).click();
  const [, ...table] = await numbersIn(plan.table.getByRole('row'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  const kept = await readFile(await (await download).path(), 'utf8');

  const print = await signedIn;
  // The program answers one document of these shapes with --json.
  const [shown, { ages, real, ideal, simulation }] = (await Promise.all([
    showing,
    print('liberty', 'project', '--paths', '1000', '--seed', seed),
  ])) as [Shown, Projected];

  expect((await plan.figures.allTextContents()).map(numberIn)).toEqual([
    shown.monthlyIncomeUsufruct,
    shown.reserveAtRetirement,
    shown.monthlySavings,
    shown.idealMonthlySavings,
  ]);
  const rows = ages.map((age, at) => [age, real[at], ideal[at], simulation.low[at], simulation.high[at]]);
  expect(table).toEqual(rows.map((row) => row.map((amount) => Math.round(amount ?? Number.NaN))));
  const [, ...keptRows] = kept.split('\r\n').map((row) => row.split(';').map(numberIn));
  expect(keptRows.map(([age, , ...amounts]) => [age, ...amounts])).toEqual(rows);
  expect(chance).toContain(` em ${simulation.percentHeld} de cada 100 simulações.`);
});
