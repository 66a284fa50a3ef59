import type { Page } from '@playwright/test';
import { portalIn } from '../tests/pages/portal.ts';
import { atBothSizes, printFrames, signInAsAna } from './bench-browser.ts';
import { medianOf } from './median.ts';

/**
 * Measures whether the browser redraws a plan of 70 years within one frame while a lever is dragged, on a processor
 * that the browser slows down, and how long 1,000 paths take in their worker at full speed.
 */

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

const moveLever = (turn: number): void => {
  const sliders = document.querySelectorAll<HTMLInputElement>('.lever input[type=range]');
  const slider = sliders[turn % sliders.length];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (slider === undefined || set === undefined) throw new Error('no lever');
  const [least, most] = [Number(slider.min), Number(slider.max)];
  // React listens to the value that the browser sets, and not to its own.
  set.call(slider, String(least + ((most - least) * (30 + (turn % 40))) / 100));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
};

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

const measurePaths = async (page: Page, name: string): Promise<void> => {
  const { plan } = portalIn(page);
  await plan.simulate.click();
  await plan.chance.waitFor();
  for (let move = 1; move <= 8; move += 1) {
    await page.evaluate(moveLever, move);
    await page.waitForFunction((count) => Reflect.get(window, 'simulated').length > count, move);
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'simulated'));
  console.log(
    `${name}: 1,000 paths of 70 years took ${medianOf(times).toFixed(0)} ms in their worker ` +
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
  await printFrames(page, { what: `${name}, moves of a lever`, count: 70, warmUp: 20, make: moveLever });
  await measurePaths(page, name);
});
