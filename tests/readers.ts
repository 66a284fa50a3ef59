import type { Page } from '@playwright/test';
import { layoutProblems } from './layout.ts';

/** A card far from the eye is laid out too. */
const ALL = '* { content-visibility: visible !important }';

/** What a reader sets: twice the text (WCAG 1.4.4), or wider spaces (1.4.12). A page of a PDF is a picture with a text over it. */
const READERS = {
  'twice the text': 'html { font-size: 200% !important }',
  'wide spaces': `
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    .pdf-text, .pdf-text * { line-height: 1 !important; letter-spacing: 0 !important; word-spacing: 0 !important }
    p { margin-block-end: 2em !important }`,
};

/** Shows the page in the styles of a reader. The content security policy lets in no style that a page brings. */
const wear = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);

/** The words that break in two though a line of a phone would have room for them. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const room = Math.min(document.documentElement.clientWidth, 360) * (2 / 3);
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode() !== null) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      if (parent === null || parent.closest('.sr-only, option, script, style, noscript, .pdf-text') !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/-]*\p{L}[^\s/-]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        if (isBroken && lines.reduce((sum, { width }) => sum + width, 0) < room) broken.push(`broken: '${word}'`);
      }
    }
    return broken;
  });

/** What is wrong with the page for a reader of large text, and for one of wide spaces. */
export const readersProblems = async (page: Page): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const [reader, styles] of Object.entries(READERS)) {
    await wear(page, styles + ALL);
    const found = [...(await layoutProblems(page)), ...(await brokenWords(page))];
    problems.push(...found.map((problem) => `with ${reader}, ${problem}`));
  }
  await wear(page, '');
  return problems;
};
