import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'className'> {
  readonly type: 'checkbox' | 'radio';
}

/** A check box in a line of text, or a radio button on a card. */
export const Tick = ({ children, ...input }: Props) => (
  <label className={input.type === 'checkbox' ? 'check' : 'radio-card'}>
    <input className="tick" {...input} />
    <span>{children}</span>
  </label>
);
