/** The fields of a page, in their order. */
const fieldsIn = (page: HTMLElement): HTMLInputElement[] => [...page.querySelectorAll('input')];
const buttonsIn = (page: HTMLElement): HTMLButtonElement[] => [...page.querySelectorAll('button')];

/**
 * Puts the page of the app in the place of the one that the build drew. Both have the same fields and buttons. What a
 * person typed, ticked and pressed meanwhile goes over. The drawn page stays until the app's is whole and its form can be used.
 *
 * @param drawn the page of the build. Its script marks what was pressed (drawn/early.js)
 * @param page the page of the app, which is hidden until then
 */
export const takeOver = (drawn: HTMLElement, page: HTMLElement): void => {
  const show = (): void => {
    if (page.querySelector('form[inert], .skeleton') !== null) return;
    watch.disconnect();
    const early = fieldsIn(drawn);
    const fields = fieldsIn(page);
    const focused = early.find((field) => field === document.activeElement);
    const pressed = buttonsIn(drawn).flatMap((button, i) => ('pressed' in button.dataset ? [i] : []));
    const isSame = early.length === fields.length;
    drawn.remove();
    page.hidden = false;
    if (!isSame) return;
    early.forEach((field, i) => fill(fields[i], field));
    if (focused !== undefined) fields[early.indexOf(focused)]?.focus();
    const buttons = buttonsIn(page);
    for (const i of pressed) buttons[i]?.click();
  };
  const watch = new MutationObserver(show);
  watch.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['inert'] });
  show();
};

const fill = (field: HTMLInputElement | undefined, { checked, value }: HTMLInputElement): void => {
  if (field === undefined) return;
  if (field.checked !== checked) field.click();
  if (field.type === 'checkbox' || field.value === value) return;
  // React watches the value of its own field. It hears of a change that comes by the setter of all fields.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
