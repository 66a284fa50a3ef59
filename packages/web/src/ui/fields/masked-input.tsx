import { retype, type Mask } from '@aroeira/domain/kernel';
import type { ChangeEvent, InputHTMLAttributes } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  readonly mask: Mask | undefined;
  /** As the mask shows it. */
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** An input that shows its text through a mask, and keeps the caret where the client is typing. */
export const MaskedInput = ({ mask, typed, onChange, ...rest }: Props) => {
  const edit = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (mask === undefined) return onChange(input.value);
    const { text, caret } = retype(mask, { text: input.value, caret: input.selectionStart ?? input.value.length });
    // Before React compares: a value that is there already is not written again, which would throw the caret to the end.
    input.value = text;
    input.setSelectionRange(caret, caret);
    onChange(text);
  };
  return <input {...rest} className="input" value={typed} onChange={edit} />;
};
