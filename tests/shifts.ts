import type { Page } from '@playwright/test';

/** Watches from each navigation on how much of the page moves, by the browser's own measure, without what a person moves. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') !== true) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much moved since the last navigation. */
export const shiftOf = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]); // made above
  return shifts.reduce((sum, shift) => sum + shift, 0);
};
