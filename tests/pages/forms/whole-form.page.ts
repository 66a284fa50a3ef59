import type { Locator, Page } from '@playwright/test';

/** The form with a field of every type. */
export class WholeFormPage {
  readonly form: Locator;
  readonly send: Locator;
  readonly alert: Locator;
  private readonly page: Page;
  private readonly handedOn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('region', { name: 'Formulário completo' });
    this.send = this.form.getByRole('button', { name: 'Enviar' });
    this.alert = this.form.getByRole('alert');
    this.handedOn = this.form.getByText('"campaign"');
  }

  field(caption: string): Locator {
    return this.form.getByLabel(caption, { exact: true });
  }

  /** The input of the proof of residence. */
  get upload(): Locator {
    return this.form.locator('input[type=file]:not([capture])');
  }

  group(caption: string): Locator {
    return this.form.getByRole('group', { name: caption });
  }

  /** Goes to a control with the Tab key, at most three presses. */
  async tabTo(control: Locator): Promise<void> {
    for (let presses = 0; presses < 3; presses++) {
      await this.page.keyboard.press('Tab');
      if (await control.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('Tab does not lead there');
  }

  async typeInto(caption: string, text: string): Promise<void> {
    await this.tabTo(this.field(caption));
    await this.page.keyboard.type(text);
  }

  /** The values of the form after it was sent. */
  async values(): Promise<Record<string, unknown>> {
    const text = await this.handedOn.textContent();
    // The text is JSON. Its shape depends on the form.
    return JSON.parse(text ?? '') as Record<string, unknown>;
  }
}
