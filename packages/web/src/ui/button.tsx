import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** The class of each look; a link that looks like a button takes it from here. */
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
  /** Something is on its way: the button keeps its width, shows the ring and takes no second tap. */
  readonly isBusy?: boolean;
  /** Something else is on its way: the button looks it, and takes no tap until that has ended. */
  readonly isHeld?: boolean;
  readonly onPress?: () => void;
}

/**
 * A full-width button. It is never disabled because a form is incomplete: pressing it says what is missing. While it takes
 * no tap it keeps the focus, which a browser takes from what is `disabled`.
 */
export const Button = ({ children, look = 'primary', type = 'button', icon, onPress, ...state }: Props) => {
  const { isBusy = false, isHeld = false } = state;
  const press = (event: MouseEvent) => {
    if (isBusy || isHeld) event.preventDefault();
    else onPress?.();
  };
  return (
    <button type={type} className={LOOKS[look]} aria-disabled={isBusy || isHeld} aria-busy={isBusy} onClick={press}>
      {icon !== undefined && <Icon name={icon} isSmall />}
      <span>{children}</span>
    </button>
  );
};
