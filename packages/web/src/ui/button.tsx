import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly children: ReactNode;
  /** `primary` is the screen's one filled button. */
  readonly look?: 'primary' | 'secondary' | 'text' | 'text-danger';
  readonly type?: 'button' | 'submit';
  readonly icon?: IconName;
  /** Something is on its way: the button keeps its width, shows the ring and takes no second tap. */
  readonly isBusy?: boolean;
  readonly onPress?: () => void;
}

const LOOKS = {
  primary: 'button',
  secondary: 'button is-secondary',
  text: 'button is-text',
  'text-danger': 'button is-text is-danger',
} as const;

/** A full-width button. It is never disabled because a form is incomplete: pressing it says what is missing. */
export const Button = ({ children, look = 'primary', type = 'button', icon, isBusy = false, onPress }: Props) => (
  <button type={type} className={LOOKS[look]} disabled={isBusy} aria-busy={isBusy} onClick={onPress}>
    {icon !== undefined && <Icon name={icon} isSmall />}
    <span>{children}</span>
  </button>
);
