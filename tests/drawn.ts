import { expect, type Page } from '@playwright/test';

/** The pages that stand in a file of their own. */
export const DRAWN = ['/', '/welcome', '/login', '/forgotPassword', '/registration', '/nowhere'] as const;

/** Where a page stands that is drawn for a device that knows nobody. */
export const NOBODY = '#drawn [data-for="nobody"]';

/** Lets the script of the app come when the test says so. */
export const holdScript = async (page: Page): Promise<() => void> => {
  let send: () => void = () => undefined;
  const isDue = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await isDue;
    await route.continue();
  });
  return send;
};

/**
 * What a page draws, a line each element or text, without the ids that React makes and what a captcha brings along. The
 * attributes of an element have no order.
 */
export const markupOf = (page: Page, of: string): Promise<readonly string[]> =>
  page.locator(of).evaluate((element) => {
    const ids = new Map<string, string>();
    const named = (text: string): string =>
      text.replaceAll(/_[rR]_\w+_/g, (id) => ids.get(id) ?? ids.set(id, `id-${ids.size}`).get(id) ?? id);
    const linesOf = (node: Element): string[] => [
      `<${node.tagName} ${[...node.attributes]
        .map(({ name, value }) => `${name}=${named(value)}`)
        .toSorted()
        .join(' ')}>`,
      ...(node.matches('.captcha') ? [] : [...node.children].flatMap(linesOf)),
      ...(node.children.length === 0 && node.textContent !== '' ? [node.textContent] : []),
    ];
    return [...element.children].flatMap(linesOf);
  });

/** Expects that a page of a visitor stands in the HTML as the app draws it. */
export const expectDrawn = async (page: Page, url: string): Promise<void> => {
  const send = await holdScript(page);
  // The page waits for its script, so it does not tell that it is loaded.
  await page.goto(url, { waitUntil: 'commit' });
  const drawn = [await page.title(), ...(await markupOf(page, NOBODY))];
  send();
  await expect(page.locator('#drawn')).toHaveCount(0);
  expect([await page.title(), ...(await markupOf(page, '#root'))], url).toEqual(drawn);
  await page.unrouteAll();
};
