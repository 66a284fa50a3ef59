import type { Page, Request } from '@playwright/test';

/** Answers a wait until the page has asked for all it asks for, and has drawn it. `networkidle` waits half a second more. */
export const quietOf = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const drawn = () =>
    page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
    );
  return async () => {
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await drawn();
      if (open.size > 0) rounds = -1;
    }
  };
};
