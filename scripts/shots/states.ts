import type { Page } from '@playwright/test';
import { LONG_NAME } from '../../packages/web/src/dev/kit/names.ts';

/** As it is, while the server is silent, when all its answers fail, and with long names and large sums. */
export const STATES = ['usual', 'loading', 'failed', 'large'] as const;
export type State = (typeof STATES)[number];

const enlarge = (key: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => enlarge(key, each));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, enlarge(inner, each)]));
  if (typeof value === 'string' && /name$|^(title|bank|fund)$/i.test(key)) return LONG_NAME;
  // A whole number may be an id or a count.
  return typeof value === 'number' && !Number.isInteger(value) && /amount|balance|value|total/i.test(key)
    ? Math.round(value * 1000)
    : value;
};

const API = '**/api/**';

/** Makes the server answer so from now on. */
export const answerAs = async (page: Page, state: State): Promise<void> => {
  if (state === 'loading') await page.route(API, () => undefined);
  if (state === 'failed') await page.route(API, (route) => route.fulfill({ status: 500, json: {} }));
  if (state === 'large')
    await page.route(API, async (route) => {
      const response = await route.fetch();
      if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
      return route.fulfill({ response, json: enlarge('', await response.json()) });
    });
};
