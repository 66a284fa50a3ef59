import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** In milliseconds. A bar that tells of a slow load takes longer, and need not end. */
const LONGEST_FADE = 2000;

/** Waits for what fades in. A text that is half faded in has less contrast than it will have. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    (longest) =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest,
          )
          .map(({ finished }) => finished),
      ),
    LONGEST_FADE,
  );

/** What axe would tell of each element without a finding takes as long as all its checks. */
const FINDINGS = { resultTypes: ['violations' as const] };

/** All findings of axe on the current page. */
export const problems = async (page: Page) => {
  await settled(page);
  // The other mode opens a second page for each analysis. Only a frame of another origin needs that.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(FINDINGS).analyze();
  return violations.map(({ id, impact, nodes }) => ({
    id,
    isSerious: impact === 'serious' || impact === 'critical',
    at: nodes.map(({ target }) => target.join(' ')).join(', '),
  }));
};

/** The serious and critical findings of axe on the current page. */
export const seriousProblems = async (page: Page): Promise<string[]> =>
  (await problems(page)).filter(({ isSerious }) => isSerious).map(({ id, at }) => `${id}: ${at}`);
