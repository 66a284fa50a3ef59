import type { Locator, Page } from '@playwright/test';

/** What a person, a phone's keyboard or the browser itself does to a field. The keys are those of mask-cases.json. */
export type Step =
  | { readonly t: string }
  | { readonly p: string }
  | { readonly k: string }
  | { readonly s: readonly [number, number] }
  | { readonly i: string }
  | { readonly c: string }
  | { readonly d: number }
  | { readonly b: number };

/** A field under test, driven as browsers deliver input: by keys, the clipboard, DevTools' input domain, `execCommand`. */
export class MaskedField {
  private readonly page: Page;
  private readonly input: Locator;
  private readonly prefix: number;

  /** @param prefix characters before the first typed one that the cases do not count: those of `R$ ` */
  constructor(page: Page, input: Locator, prefix: number) {
    this.page = page;
    this.input = input;
    this.prefix = prefix;
  }

  async play(steps: readonly Step[]): Promise<void> {
    await this.input.focus();
    for (const step of steps) await this.step(step);
  }

  value(): Promise<string> {
    return this.input.inputValue();
  }

  caret(): Promise<number | null> {
    return this.input.evaluate((input: HTMLInputElement) => input.selectionStart);
  }

  private async step(step: Step): Promise<void> {
    if ('t' in step) return this.page.keyboard.type(step.t);
    if ('p' in step) return this.paste(step.p);
    if ('k' in step) return this.page.keyboard.press(step.k);
    if ('s' in step) return this.select(step.s);
    if ('i' in step) return this.page.keyboard.insertText(step.i);
    if ('c' in step) return this.compose(step.c);
    if ('d' in step) return this.erase(step.d);
    return this.input.blur();
  }

  private async paste(text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press('Control+v');
  }

  private async select([from, to]: readonly [number, number]): Promise<void> {
    await this.input.evaluate((input: HTMLInputElement, range) => input.setSelectionRange(...range), [
      from + this.prefix,
      to + this.prefix,
    ] as [number, number]);
  }

  private async compose(text: string): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page);
    for (let end = 1; end <= text.length; end++)
      await devtools.send('Input.imeSetComposition', {
        text: text.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
    await devtools.send('Input.insertText', { text });
  }

  private async erase(times: number): Promise<void> {
    for (let time = 0; time < times; time++) await this.page.evaluate(() => document.execCommand('delete'));
  }
}
