import type { Page } from '@playwright/test';
import { portalIn } from '../tests/pages/portal.ts';
import { atBothSizes, idleFrameOf, printFrames, signInAsAna, slowDown, SLOWED } from './bench-browser.ts';

/**
 * Measures whether the browser redraws a plan of 70 years within one frame while a lever is dragged, on a processor that the
 * browser slows down, and how long 1,000 paths take in their worker at full speed.
 */

const MOVES = 70;
/** The moves after which the browser has compiled what runs. */
const WARM_UP = 20;
const PATHS_MS = 300;

/** A client of 41 or 42 who lives to 112. The lines have 71 points. */
const PLAN = {
  monthlyIncomeUsufruct: 22_000,
  retirementAge: 70,
  annualReturnRate: 6,
  lifeExpectancy: 112,
  inheritanceValue: 1_500_000,
  currentReservation: 1_284_530.27,
  monthlyIncome: 18_000,
  monthlyExpense: 11_790,
};

/**
 * Moves a lever at the start of a frame. The frame holds calculation, script, React, lines, style, layout and paint. Words
 * and table follow in the next frame.
 *
 * @returns milliseconds until the browser began the next frame, by its own clock: a frame when the move fitted into one
 */
const frameOf = (page: Page, move: number): Promise<number> =>
  page.evaluate(async (by) => {
    const sliders = document.querySelectorAll<HTMLInputElement>('.lever input[type=range]');
    const slider = sliders[by % sliders.length];
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (slider === undefined || set === undefined) throw new Error('no lever');
    // The words of the move before are there: a finger rests between two values, too.
    await new Promise((rested) => requestIdleCallback(rested));
    return new Promise<number>((done) => {
      requestAnimationFrame((movedAt) => {
        const [least, most] = [Number(slider.min), Number(slider.max)];
        // React listens to the value that the browser sets, and not to its own.
        set.call(slider, String(least + ((most - least) * (30 + (by % 40))) / 100));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame((nextAt) => done(nextAt - movedAt));
      });
    });
  }, move);

/** Notes how long each request to a worker takes, from the question to the answer. */
const timeWorkers = (page: Page) =>
  page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { simulated: times });
    const ask = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...given: readonly unknown[]) {
      const askedAt = performance.now();
      this.addEventListener('message', () => times.push(performance.now() - askedAt), { once: true });
      Reflect.apply(ask, this, given);
    };
  });

const measureFrames = async (page: Page, name: string): Promise<void> => {
  const speedUp = await slowDown(page, SLOWED);
  const [frames, idle]: [number[], number[]] = [[], []];
  for (let move = 1; move <= MOVES; move += 1) {
    frames.push(await frameOf(page, move));
    idle.push(await idleFrameOf(page));
  }
  await speedUp();
  printFrames(`${name}, moves of a lever`, frames.slice(WARM_UP), idle.slice(WARM_UP));
};

const measurePaths = async (page: Page, name: string): Promise<void> => {
  const { plan } = portalIn(page);
  await plan.simulate.click();
  await plan.chance.waitFor();
  for (let move = 1; move <= 8; move += 1) {
    await frameOf(page, move);
    await page.waitForFunction((count) => Reflect.get(window, 'simulated').length > count, move);
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'simulated'));
  const sorted = times.toSorted((one, other) => one - other);
  console.log(
    `${name}: 1,000 paths of 70 years took ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms in their worker ` +
      `(at most ${PATHS_MS}); the first took ${(times[0] ?? 0).toFixed(0)} ms with its start`,
  );
};

await atBothSizes(async (page, name) => {
  const { dashboard, plan } = portalIn(page);
  await timeWorkers(page);
  await page.route('**/api/liberty', (route) => route.fulfill({ json: PLAN }));
  await signInAsAna(page);
  await dashboard.show.waitFor();
  await page.goto('/liberty-home?testar');
  await plan.lines.waitFor();
  await measureFrames(page, name);
  await measurePaths(page, name);
});
