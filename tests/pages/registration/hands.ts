import type { FileChooser, Locator, Page } from '@playwright/test';

type ChosenFile = Parameters<FileChooser['setFiles']>[0];

/** How a person works the controls of a page. */
export interface Hands {
  /** Presses a button, a link or a box. */
  readonly press: (control: Locator) => Promise<void>;
  /** Gives one of the answers of a question. */
  readonly answer: (radio: Locator) => Promise<void>;
  /** Types into a field. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Chooses from a short list. */
  readonly select: (list: Locator, label: string) => Promise<void>;
  /** Types a part of a name into a long list, and takes the first name that fits. */
  readonly find: (list: Locator, part: string) => Promise<void>;
  /** Opens the window of files, and chooses a file. */
  readonly choose: (input: Locator, file: ChosenFile) => Promise<void>;
}

/** Answers the window of files from the start, because it may open before a listener of that moment is heard. */
const filesFor = (page: Page) => {
  const files: ChosenFile[] = [];
  page.on('filechooser', (chooser) => void chooser.setFiles(files.shift() ?? []));
  return files;
};

/** More presses of Tab than a page has controls. */
const MOST_TABS = 120;

/** The keyboard alone: Tab, the arrows, Enter, Space and typing. */
export const keyboardOf = (page: Page): Hands => {
  const files = filesFor(page);
  const { keyboard } = page;
  const reach = async (control: Locator, keyOf: () => Promise<string> | string = () => 'Tab') => {
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press(await keyOf());
    }
    throw new Error('the keyboard does not lead there');
  };
  const press = async (control: Locator) => {
    await reach(control);
    await keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  };
  return {
    press,
    answer: async (radio) => {
      // Tab stops once in a question. The arrows lead to its other answers.
      await reach(radio, () =>
        radio.evaluate(({ name }: HTMLInputElement) =>
          document.activeElement?.getAttribute('name') === name ? 'ArrowDown' : 'Tab',
        ),
      );
      await keyboard.press('Space');
    },
    type: async (field, text) => {
      await reach(field);
      await keyboard.type(text);
    },
    select: async (list, label) => {
      await reach(list);
      while ((await list.evaluate((it: HTMLSelectElement) => it.selectedOptions[0]?.label)) !== label)
        await keyboard.press('ArrowDown');
    },
    find: async (list, part) => {
      await reach(list);
      await keyboard.type(part);
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
    choose: async (input, file) => {
      files.push(file);
      await press(input);
    },
  };
};

/** A finger on a phone, or a mouse. What they type comes at once, as from a keyboard that suggests words. */
export const handsOf = (page: Page, how: 'tap' | 'click'): Hands => {
  const files = filesFor(page);
  const press = (control: Locator) => control[how]();
  const type = async (field: Locator, text: string) => {
    await press(field);
    await page.keyboard.insertText(text);
  };
  return {
    press,
    answer: press,
    type,
    // The phone draws the open list itself, outside of the page.
    select: async (list, label) => void (await list.selectOption({ label })),
    find: async (list, part) => {
      await type(list, part);
      await press(page.getByRole('option').first());
    },
    choose: async (input, file) => {
      files.push(file);
      await press(input);
    },
  };
};
