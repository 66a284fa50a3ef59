/** An action of a client on the first control of a field. */
export interface Act {
  /** The action opens a list, which covers what stands below it. */
  readonly opensList: boolean;
  readonly on: (input: HTMLInputElement) => void;
}

/** Stops the input from taking the focus. An open list closes when another input takes the focus. */
const withoutFocus = (input: HTMLInputElement): void => {
  input.focus = () => undefined;
};

/** Taps the control, which opens a list. */
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
    // React ignores an input event after a script assigned `value`.
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
 * Runs the action as soon as the control is on the page. Some inputs load late.
 *
 * @returns cancels the action
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
