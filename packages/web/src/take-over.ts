/** What can be filled in, pressed or followed on a page, in its order. */
const controlsIn = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('input, button, a')];

/** Whether two pages have the same controls. A device that knows a client may get another page than the drawn one. */
const areSame = (early: readonly HTMLElement[], controls: readonly HTMLElement[]): boolean =>
  early.length === controls.length &&
  early.every(({ tagName, textContent }, i) => {
    const own = controls[i];
    return own?.tagName === tagName && own.textContent === textContent;
  });

/** The same control of the menus, which stand around each page of a client. */
const inMenus = (early: HTMLElement, controls: readonly HTMLElement[]): HTMLElement | undefined =>
  early.closest('main') === null ? controls.find((control) => nameOf(control) === nameOf(early)) : undefined;

const nameOf = ({ tagName, ariaLabel, textContent }: HTMLElement): string => `${tagName} ${ariaLabel} ${textContent}`;

/** A form that waits. */
const INERT = 'main [inert]';

/** When a grey shape is there for sure (ui/styles/skeleton.css). */
const APPEARED_MS = 1000;

/**
 * Puts the page of the app in the place of the one that the build drew, as soon as it is whole and its form can be used.
 * So does the message of a page that did not load. What a person typed, ticked and pressed meanwhile goes over.
 *
 * @param drawn the page of the build. Its script marks what was pressed (drawn/early.js)
 * @param page where the app draws its own, hidden until then
 * @returns what the app calls when its page hears of keys. Until then React takes away what is typed
 */
export const takeOver = (drawn: HTMLElement, page: HTMLElement): (() => void) => {
  let isReady = false;
  // The build draws a page for several devices. Its styles show the one for this device.
  const others = [...drawn.children].filter((each) => getComputedStyle(each).display === 'none');
  for (const other of others) other.remove();
  // A page may be drawn with the grey shapes that wait for the server.
  const waits = drawn.querySelector('.skeleton') === null ? `${INERT}, .skeleton` : INERT;
  const show = (): void => {
    // Several frames and changes may ask for it. The page is taken over once, and what was pressed is pressed once.
    if (!drawn.isConnected || !isReady || page.querySelector('main') === null || page.querySelector(waits) !== null)
      return;
    // A press that began in the drawn page ends there. Else the browser would tell nobody of it.
    if (drawn.querySelector(':active') !== null) return void requestAnimationFrame(show);
    watch.disconnect();
    const early = controlsIn(drawn);
    const controls = controlsIn(page);
    const focused = early.findIndex((control) => control === document.activeElement);
    page.hidden = false;
    // The grey shapes that are drawn already do not appear again.
    page.classList.add('was-drawn');
    setTimeout(() => page.classList.remove('was-drawn'), APPEARED_MS);
    const isSame = areSame(early, controls);
    const twins = early.map((control, i) => (isSame ? controls[i] : inMenus(control, controls)));
    if (isSame) early.forEach((control, i) => fill(twins[i], control));
    // The old field goes last, so that a phone keeps its keyboard.
    twins[focused]?.focus();
    drawn.remove();
    early
      .flatMap(({ dataset: { pressed } }, i) => (pressed === undefined ? [] : [[Number(pressed), i] as const]))
      .toSorted(([one], [other]) => one - other)
      .forEach(([, i]) => twins[i]?.click());
  };
  const watch = new MutationObserver(show);
  watch.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['inert'] });
  return () => {
    isReady = true;
    // React is in the middle of its effects, and would put back what it knows until they end. The caret would be lost.
    queueMicrotask(show);
  };
};

/** Does in a field of the app what a person did in the drawn one. What they left alone stays as the app has it. */
const fill = (field: HTMLElement | undefined, early: HTMLElement): void => {
  if (!(field instanceof HTMLInputElement && early instanceof HTMLInputElement)) return;
  if (early.checked !== early.defaultChecked && field.checked !== early.checked) field.click();
  if (early.type === 'checkbox' || early.value === early.defaultValue) return;
  const carets = [...new Set([early.selectionStart, early.selectionEnd])].map((caret) => {
    // React watches the value of its own field. It hears of a change that comes by the setter of all fields.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, early.value);
    field.setSelectionRange(caret, caret);
    // A mask keeps the caret at its place in what is typed, and not in what the browser filled in.
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    return field.selectionStart;
  });
  field.setSelectionRange(carets[0] ?? null, carets.at(-1) ?? null);
};
