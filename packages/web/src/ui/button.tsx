import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** The CSS class of each look. A link that looks like a button uses it too. */
export const LOOKS = {
  primary: 'button',
  secondary: 'button is-secondary',
  text: 'button is-text',
  'text-danger': 'button is-text is-danger',
} as const;

/** `primary` is the one filled button of a screen. */
export type ButtonLook = keyof typeof LOOKS;

interface Props {
  readonly children: ReactNode;
  readonly look?: ButtonLook;
  readonly type?: 'button' | 'submit';
  readonly icon?: IconName;
  /** The button waits for its own call: it keeps its width, shows a ring and ignores a second tap. */
  readonly isBusy?: boolean;
  /** The screen waits for another call: the button looks disabled and ignores taps until the call ends. */
  readonly isHeld?: boolean;
  readonly onPress?: () => void;
}

/**
 * A full-width button. An incomplete form does not disable it: a tap says what is missing. It uses `aria-disabled`,
 * because a browser takes the focus away from an element that is `disabled`.
 */
export const Button = ({ children, look = 'primary', type = 'button', icon, onPress, ...state }: Props) => {
  const { isBusy = false, isHeld = false } = state;
  const press = (event: MouseEvent) => {
    // A press that turns the button into one that sends must not send at once: the browser looks at the type afterwards.
    if (isBusy || isHeld || type === 'button') event.preventDefault();
    if (!isBusy && !isHeld) onPress?.();
  };
  return (
    <button type={type} className={LOOKS[look]} aria-disabled={isBusy || isHeld} aria-busy={isBusy} onClick={press}>
      {icon !== undefined && <Icon name={icon} isSmall />}
      <span>{children}</span>
    </button>
  );
};
