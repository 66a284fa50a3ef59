import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Path } from '../routing/paths.ts';
import { LOOKS, type ButtonLook } from '../../ui/button.tsx';

interface Props {
  readonly to: Path;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/** A link that looks like a button. It only opens another page. */
export const ButtonLink = ({ to, look = 'primary', children }: Props) => (
  <Link className={LOOKS[look]} href={to}>
    {children}
  </Link>
);
