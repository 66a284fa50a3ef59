import type { ReactNode } from 'react';

interface Props {
  readonly onSubmit: () => unknown;
  /** A call is under way: a screen reader hears that the form is busy. */
  readonly isBusy: boolean;
  /** Something must end before the form can be used. */
  readonly isInert?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form that the app checks and sends itself, on a page or in a dialog. */
export const SubmitForm = ({ onSubmit, isBusy, isInert = false, className = 'stack', children }: Props) => (
  <form
    className={className}
    noValidate
    inert={isInert}
    aria-busy={isBusy}
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
  >
    {children}
  </form>
);
