import { Icon } from './icon.tsx';

/**
 * Why an entry or a card is closed to this client. It stands inside the control and is a part of its name: a screen
 * reader says what is seen.
 */
export const ClosedReason = ({ children }: { readonly children: string }) => (
  <span className="closed-reason">
    <Icon name="lock" />
    <span>{children}</span>
  </span>
);
