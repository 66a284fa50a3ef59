import { type Mask, retype, type Edit } from '@aroeira/domain/kernel';
import { useState, type ChangeEvent, type CompositionEvent, type InputHTMLAttributes, type KeyboardEvent } from 'react';

/** The text of an input after the client or the browser changed it, and how it changed. */
export interface Arrival {
  /** The text that the input showed before. */
  readonly from: string;
  readonly value: string;
  readonly caret: number;
  /** The `inputType` of the event. It is missing when the browser fills the field in. */
  readonly inputType: string | undefined;
  /** The text that came in, if the browser reports it. */
  readonly inserted: string | null;
}

/**
 * Shows the new text through the mask. A single key needs nothing else. A whole text (a paste, a suggestion of the
 * phone, the autofill of the browser) may have another format, so the mask first adopts it.
 */
export const editOf = (mask: Mask, { from: shown, value, caret, inputType, inserted }: Arrival): Edit => {
  if (inputType === undefined || inputType === '' || inputType === 'insertReplacementText') {
    const adopted = mask.adopt(value);
    return retype(mask, { text: adopted, caret: adopted.length });
  }
  const from = inserted?.includes('.') === true ? undefined : shown;
  if (inserted === null || inserted.length < 2 || value.slice(caret - inserted.length, caret) !== inserted)
    return retype(mask, { text: value, caret, from });
  const before = value.slice(0, caret - inserted.length) + mask.adopt(inserted);
  return retype(mask, { text: before + value.slice(caret), caret: before.length, from });
};

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  readonly mask: Mask | undefined;
  /** The text as the mask shows it. */
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** An input that shows its text through a mask and keeps the caret where the client types. */
export const MaskedInput = ({ mask, typed, onChange, ...rest }: Props) => {
  // Some keyboards compose a word. A change of the text during the composition would type the word twice.
  const [composed, setComposed] = useState<string>();
  const show = (input: HTMLInputElement, how: Pick<Arrival, 'inputType' | 'inserted'>) => {
    if (mask === undefined) return onChange(input.value);
    const caret = input.selectionStart ?? input.value.length;
    const edit = editOf(mask, { from: typed, value: input.value, caret, ...how });
    // The script sets the value before React compares it. A second write by React would move the caret to the end.
    input.value = edit.text;
    input.setSelectionRange(edit.caret, edit.caret);
    onChange(edit.text);
  };
  const change = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const event = nativeEvent instanceof InputEvent ? nativeEvent : undefined;
    if (mask === undefined || event?.isComposing !== true)
      return show(input, { inputType: event?.inputType, inserted: event?.data ?? null });
    setComposed(input.value);
    onChange(mask.show(input.value, event.data?.includes('.') === true ? undefined : typed));
  };
  const compose = ({ currentTarget: input, data }: CompositionEvent<HTMLInputElement>) => {
    setComposed(undefined);
    show(input, { inputType: 'insertCompositionText', inserted: data });
  };
  const settle = () => {
    const settled = mask?.settle(typed) ?? typed;
    if (settled !== typed) onChange(settled);
  };
  return (
    <input
      {...rest}
      value={composed ?? typed}
      onChange={change}
      onCompositionEnd={compose}
      onBlur={settle}
      onKeyDown={goOnByEnter}
    />
  );
};

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
