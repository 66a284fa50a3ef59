import type { ReactNode } from 'react';
import { FormHeld } from './forms/held.ts';

interface Props {
  readonly onSubmit: () => unknown;
  /** A call is running: a screen reader hears that the form is busy. */
  readonly isBusy: boolean;
  /** The fields take nothing, as while the form is busy. */
  readonly isHeld?: boolean | undefined;
  /** The client cannot use the form yet. */
  readonly isInert?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form on a page or in a dialog. The app checks and sends it, not the browser. */
export const SubmitForm = ({
  onSubmit,
  isBusy,
  isHeld = false,
  isInert = false,
  className = 'stack',
  children,
}: Props) => (
  <form
    className={isBusy || isHeld ? `${className} is-held` : className}
    noValidate
    inert={isInert}
    aria-busy={isBusy}
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
  >
    <FormHeld value={isBusy || isHeld}>{children}</FormHeld>
  </form>
);
