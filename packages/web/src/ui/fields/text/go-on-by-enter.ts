import type { KeyboardEvent } from 'react';

/** Whether the client types on a touch screen. There `enterkeyhint` changes the word on the Enter key. */
const hasTouchKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * Makes the Enter key of a phone do what it says: `next` moves the focus to the next control. If it sent the form
 * instead, the client would see errors under fields that they did not reach yet (decision 0080).
 */
export const goOnByEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  const { currentTarget: input } = event;
  if (event.key !== 'Enter' || input.enterKeyHint !== 'next' || !hasTouchKeyboard()) return;
  const controls = Array.from(input.form?.elements ?? []);
  const next = controls.slice(controls.indexOf(input) + 1).find(takesText);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

const takesText = (element: Element): element is HTMLElement =>
  element.matches('input, select, textarea') && !element.matches(':disabled, [type="hidden"]');
