import type { Locator, Page } from '@playwright/test';

/** What a person, a phone's keyboard or the browser itself does to a field. */
export type Step =
  /** Types keys, one by one. */
  | { readonly t: string }
  /** Puts a text on the clipboard, and pastes it by Ctrl+V. */
  | { readonly p: string }
  /** Presses a key. */
  | { readonly k: string }
  /** Sets the selection. */
  | { readonly s: readonly [start: number, end: number] }
  /** One input event without a key, as of autofill or a keyboard that predicts. */
  | { readonly i: string }
  /** Deletes so many times without a key, as Android does. */
  | { readonly d: number }
  | { readonly b: number };

/**
 * A field under test, driven as browsers deliver input: by keys, the clipboard, DevTools' input domain, `execCommand`.
 *
 * @param prefix characters before the first typed one that the cases do not count: those of `R$ `
 */
export const maskedField = (page: Page, input: Locator, prefix: number) => {
  const paste = async (text: string): Promise<void> => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v');
  };
  const take = async (step: Step): Promise<void> => {
    if ('t' in step) return page.keyboard.type(step.t);
    if ('p' in step) return paste(step.p);
    if ('k' in step) return page.keyboard.press(step.k);
    if ('s' in step) {
      const [start, end] = step.s;
      const range: [number, number] = [start + prefix, end + prefix];
      return input.evaluate((element: HTMLInputElement, to) => element.setSelectionRange(...to), range);
    }
    if ('i' in step) return page.keyboard.insertText(step.i);
    if ('b' in step) return input.blur();
    for (let time = 0; time < step.d; time++) await page.evaluate(() => document.execCommand('delete'));
  };
  return {
    play: async (steps: readonly Step[]): Promise<void> => {
      await input.focus();
      for (const step of steps) await take(step);
    },
    caret: () => input.evaluate((element: HTMLInputElement) => element.selectionStart),
  };
};
