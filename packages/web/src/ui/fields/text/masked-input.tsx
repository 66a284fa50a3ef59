import type { Mask } from '@aroeira/domain/kernel';
import { useState, type ChangeEvent, type CompositionEvent, type InputHTMLAttributes } from 'react';
import { goOnByEnter } from './go-on-by-enter.ts';
import { editOf, type Arrival } from './masked-edit.ts';

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
