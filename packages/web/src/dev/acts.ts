/** Something that a client does to a field's first control. */
export interface Act {
  /** The list that it opens lies over what stands below. */
  readonly opensList: boolean;
  readonly on: (input: HTMLInputElement) => void;
}

/** A list takes the focus to its input, and closes when another has it: only without that can two be open at once. */
const withoutFocus = (input: HTMLInputElement): void => {
  input.focus = () => undefined;
};

/** A tap, which opens a list. */
export const tap: Act = {
  opensList: true,
  on: (input) => {
    withoutFocus(input);
    input.click();
  },
};

/** Types into the control. */
export const type = (text: string): Act => ({
  opensList: true,
  on: (input) => {
    withoutFocus(input);
    // Not `value`: React takes what a script assigns for its own and tells nobody.
    input.setRangeText(text, 0, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  },
});

export const choose = (file: File): Act => ({
  opensList: false,
  on: (input) => {
    const data = new DataTransfer();
    data.items.add(file);
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  },
});

/**
 * Does it as soon as the control is there: inputs come when they are first drawn.
 *
 * @returns what gives it up
 */
export const actWithin = (place: HTMLElement, act: Act): (() => void) => {
  const watch = new MutationObserver(() => attempt());
  const attempt = (): void => {
    const input = place.querySelector('input');
    if (input === null) return;
    watch.disconnect();
    act.on(input);
  };
  watch.observe(place, { childList: true, subtree: true });
  attempt();
  return () => watch.disconnect();
};
