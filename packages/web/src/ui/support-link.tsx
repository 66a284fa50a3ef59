import type { ReactNode } from 'react';
import { LOOKS, type ButtonLook } from './button.tsx';

interface Props {
  /** Digits with country and area code. Empty for a deployment whose support has no WhatsApp. */
  readonly number: string;
  /** What the client sends. The client may change it. */
  readonly message?: string;
  readonly look: ButtonLook;
  readonly children: ReactNode;
}

/** A link to the support's WhatsApp. Without a number there is no link. @see decisions Q107 and 0190 */
export const SupportLink = ({ number, message, look, children }: Props) =>
  number === '' ? null : (
    <a
      className={LOOKS[look]}
      href={`https://wa.me/${number}${message === undefined ? '' : `?text=${encodeURIComponent(message)}`}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
