import type { KeyboardEvent } from 'react';

/** Whether the client types on glass, where the Enter key bears the word that `enterkeyhint` gave it. */
const hasTouchKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * Lets the Enter key of a phone do what it says. Under `next` it leads to the next control; a phone that would send the
 * form instead would tell the client off for every field that they did not reach yet (decision 0081).
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
