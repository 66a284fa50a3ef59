import { expect, type Page } from '@playwright/test';
import { seriousProblems } from '../../axe.ts';
import { layoutProblems } from '../../layout.ts';
import { openKit, test } from './dev-build.ts';

const enlarge = (page: Page, size: string): Promise<void> =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);

/** The sums that leave the hole of their ring. */
const sumsOutside = (page: Page): Promise<readonly string[]> =>
  page.locator('.donut').evaluateAll((rings) =>
    rings.flatMap((ring) => {
      const hole = ring.getBoundingClientRect();
      const [x, y] = [hole.left + hole.width / 2, hole.top + hole.width / 2];
      return [...ring.querySelectorAll('.donut-centre .money:not(.is-hidden)')].flatMap((sum) => {
        const text = document.createRange();
        text.selectNodeContents(sum);
        const corners = [...text.getClientRects()].flatMap(({ left, right, top, bottom }) =>
          [left, right].flatMap((across) => [top + 4, bottom - 4].map((along) => Math.hypot(across - x, along - y))),
        );
        return corners.some((far) => far > hole.width / 4) ? [sum.textContent] : [];
      });
    }),
  );

/** The words of choices that break in two. */
const brokenChoices = (page: Page): Promise<readonly string[]> =>
  page.locator('.radio-card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const words = card.textContent.split(' ');
      const within = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const text = within.nextNode();
      if (text === null) return [];
      let at = 0;
      return words.filter((word) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        at += word.length + 1;
        return range.getClientRects().length > 1;
      });
    }),
  );

/** The chosen switches and boxes whose mark leaves them, or fills them. */
const marksOutside = (page: Page): Promise<readonly string[]> =>
  page.locator('.switch:checked, .tick:checked').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { insetInlineStart, inlineSize } = getComputedStyle(box, '::after');
      const end = (Number.parseFloat(insetInlineStart) || 0) + Number.parseFloat(inlineSize);
      return end > box.clientWidth - 2 ? [box.className] : [];
    }),
  );

/** Looks at the kit at each width, and at what opens over it. */
const look = async (page: Page, size: string): Promise<void> => {
  await enlarge(page, size);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // A chart follows its place in a later frame.
    await expect.poll(() => layoutProblems(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  for (const name of ['Perguntar muito', 'Esperar']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await layoutProblems(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Mostrar aviso longo' }).click();
  const close = page.getByRole('button', { name: 'Fechar' });
  await expect(close).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  await close.click();
  await expect(close).toHaveCount(0);
};

test('nothing of the kit is serious to axe, too wide, cut or written over, with long names, large sums and large text @phone', async ({
  page,
}) => {
  await openKit(page);
  expect(await seriousProblems(page)).toEqual([]);
  expect(await brokenChoices(page)).toEqual([]);
  expect(await sumsOutside(page)).toEqual([]);
  for (const size of ['100%', '200%']) await test.step(`text of ${size}`, () => look(page, size));
});

test('axe finds nothing serious in the kit in the dark @desktop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openKit(page);
  expect(await seriousProblems(page)).toEqual([]);
});

test('the mark of a chosen switch or box stays within it, with large text @phone', async ({ page }) => {
  await openKit(page, 'choices');
  for (const size of ['100%', '200%']) {
    await enlarge(page, size);
    await expect.poll(() => marksOutside(page), size).toEqual([]);
  }
});
