import { loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { investmentPages } from '../tests/pages/movements/investment.page.ts';
import { portalIn } from '../tests/pages/portal.ts';
import { atBothSizes, scriptClock, signInAsAna, slowDown, SLOWED as USUAL } from './bench-browser.ts';
import { medianOf } from './median.ts';

/**
 * Measures how long the browser takes from a key to its paint while a client types an amount among 40 funds, on a
 * processor that the browser slows down four times. Another factor may follow the command. Beside each round it types
 * the same into the only field of an empty page: that is what the machine itself takes. It prints, and judges nothing.
 */

const FUNDS = 40;
const SLOWED = Number(process.argv[2] ?? USUAL);
const LIMIT_MS = 56;
/** The browser reports no event that was faster. */
const SHORTEST_MS = 16;
const AMOUNT = '1234567,89';
/** How often the client types the amount. The browser compiles in the first round what runs. */
const ROUNDS = 5;
/** A fast typist. */
const BETWEEN_KEYS_MS = 120;

/** Repeats the funds of the sandbox under other ids and names until there are 40. */
const feedFunds = (page: Page): Promise<unknown> =>
  page.route('**/api/investments/listFundsWithTermsSignature/**', async (route) => {
    const response = await route.fetch();
    const funds: readonly { readonly id: number; readonly name: string }[] = await response.json();
    const more = Array.from({ length: FUNDS - funds.length }, (_, i) => {
      const fund = funds[i % funds.length];
      return { ...fund, id: 1000 + i, name: `${fund?.name ?? ''} ${i}` };
    });
    await route.fulfill({ response, json: [...funds, ...more] });
  });

/** Keeps the longest event of each key, in milliseconds until its paint. */
const observeKeys = (page: Page) =>
  page.evaluateHandle((durationThreshold) => {
    const longest = new Map<number, number>();
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (
          entry.name.startsWith('key') &&
          'interactionId' in entry &&
          typeof entry.interactionId === 'number' &&
          entry.interactionId > 0
        )
          longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
    }).observe(options);
    return longest;
  }, SHORTEST_MS);

/** Times from a key to its paint, in milliseconds, shortest first. */
class KeyTimes {
  private readonly keys: readonly number[];

  constructor(count: number, reported: readonly number[]) {
    const fast = Array.from({ length: count - reported.length }, () => SHORTEST_MS);
    this.keys = [...fast, ...reported.toSorted((a, b) => a - b)];
  }

  at(share: number): number {
    return this.keys[Math.ceil(share * this.keys.length) - 1] ?? Number.POSITIVE_INFINITY;
  }

  get late(): number {
    return this.keys.filter((key) => key > LIMIT_MS).length;
  }

  get text(): string {
    return `${this.keys.length} keys, p50 ${this.at(0.5)} ms, p75 ${this.at(0.75)} ms, max ${this.at(1)} ms`;
  }
}

/** A field, and the times of the keys that the client pressed in it. */
interface Watched {
  readonly field: Locator;
  readonly longest: Awaited<ReturnType<typeof observeKeys>>;
  /** The milliseconds of script of a key, a number each round. */
  readonly scripts: number[];
}

const watch = async (page: Page, field: Locator): Promise<Watched> => ({
  field,
  longest: await observeKeys(page),
  scripts: [],
});

/** @returns the milliseconds of script of a key */
const typeAmount = async ({ field }: Watched): Promise<number> => {
  const page = field.page();
  await page.bringToFront();
  // A page that is slowed down takes a processor even while it rests, so only one page is.
  const speedUp = await slowDown(page, SLOWED);
  // Cards that are drawn for the first time change their height, and move the others.
  await field.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  await field.fill('');
  await page.waitForTimeout(BETWEEN_KEYS_MS);
  await field.focus();
  const scriptTime = await scriptClock(page);
  const since = await scriptTime();
  await page.keyboard.type(AMOUNT, { delay: BETWEEN_KEYS_MS });
  // The browser reports an event after its frame.
  await page.waitForTimeout(500);
  const script = ((await scriptTime()) - since) / AMOUNT.length;
  await speedUp();
  return script;
};

/** Types into the fields in turns. @returns the times of each field */
const typeAmounts = async (fields: readonly Watched[]): Promise<readonly KeyTimes[]> => {
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const each of fields) {
      const script = await typeAmount(each);
      if (round === 1) await each.longest.evaluate((of) => of.clear());
      else each.scripts.push(script);
    }
  return Promise.all(
    fields.map(
      async ({ longest }) =>
        // One more key clears the field.
        new KeyTimes((AMOUNT.length + 1) * (ROUNDS - 1), await longest.evaluate((of) => [...of.values()])),
    ),
  );
};

await atBothSizes(async (page, name) => {
  const { dashboard } = portalIn(page);
  const { begin, takeOver } = investmentPages(page);
  await feedFunds(page);
  await signInAsAna(page);
  await dashboard.greeting.waitFor();
  await page.goto('/movements/investment');
  await page.getByLabel('Quanto deseja investir?').fill('400000');
  for (const fund of await page.getByRole('checkbox').all()) await fund.check();
  await begin();
  if (await takeOver.isVisible()) await takeOver.click();
  const cards = page.locator('.amount-card');
  const shown = await cards.count();
  if (shown !== FUNDS) throw new Error(`The screen shows ${shown} funds instead of ${FUNDS}`);
  const card = cards.nth(FUNDS / 2);
  await card.scrollIntoViewIfNeeded();
  const empty = await page.context().newPage();
  await empty.setContent('<input aria-label="Empty">');
  const amount = await watch(page, card.getByLabel('Valor do investimento'));
  const [keys, machine] = await typeAmounts([amount, await watch(empty, empty.getByLabel('Empty'))]);
  if (keys === undefined || machine === undefined) throw new Error('No key was measured');
  console.log(
    `${name}, at ${SLOWED}×: among ${FUNDS} funds ${keys.text} (limit ${LIMIT_MS} ms, late ${keys.late}), script of a key ${medianOf(amount.scripts).toFixed(1)} ms. ` +
      `On an empty page ${machine.text}, late ${machine.late}. Ratio of p75: ${(keys.at(0.75) / machine.at(0.75)).toFixed(2)}`,
  );
});
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
