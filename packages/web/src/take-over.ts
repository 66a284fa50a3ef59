/** What can be filled in, pressed or followed on a page, in its order. */
const controlsIn = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('input, button, a')];

/** Whether two pages have the same controls. A device that knows a client may get another page than the drawn one. */
const areSame = (early: readonly HTMLElement[], controls: readonly HTMLElement[]): boolean =>
  early.length === controls.length &&
  early.every(({ tagName, textContent }, i) => {
    const own = controls[i];
    return own?.tagName === tagName && own.textContent === textContent;
  });

/**
 * Puts the page of the app in the place of the one that the build drew, as soon as it is whole and its form can be used.
 * So does the message of a page that did not load. What a person typed, ticked and pressed meanwhile goes over.
 *
 * @param drawn the page of the build. Its script marks what was pressed (drawn/early.js)
 * @param page where the app draws its own, hidden until then
 */
export const takeOver = (drawn: HTMLElement, page: HTMLElement): void => {
  const show = (): void => {
    if (page.querySelector('main') === null || page.querySelector('form[inert], .skeleton') !== null) return;
    watch.disconnect();
    const early = controlsIn(drawn);
    const controls = controlsIn(page);
    const focused = early.findIndex((control) => control === document.activeElement);
    drawn.remove();
    page.hidden = false;
    if (!areSame(early, controls)) return;
    early.forEach((control, i) => fill(controls[i], control));
    controls[focused]?.focus();
    early.forEach((control, i) => {
      if ('pressed' in control.dataset) controls[i]?.click();
    });
  };
  const watch = new MutationObserver(show);
  watch.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['inert'] });
};

/** Does in a field of the app what a person did in the drawn one. What they left alone stays as the app has it. */
const fill = (field: HTMLElement | undefined, early: HTMLElement): void => {
  if (!(field instanceof HTMLInputElement && early instanceof HTMLInputElement)) return;
  if (early.checked !== early.defaultChecked && field.checked !== early.checked) field.click();
  if (early.type === 'checkbox' || early.value === early.defaultValue) return;
  // React watches the value of its own field. It hears of a change that comes by the setter of all fields.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, early.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
