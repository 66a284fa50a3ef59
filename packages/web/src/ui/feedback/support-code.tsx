import { isStopped } from '@aroeira/domain/kernel';
import { requestIdIn, supportCode } from '@aroeira/domain/kernel/messages';
import { Alert } from './alert.tsx';
import { StoppedNotice } from './stopped-notice.tsx';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof Alert>, 'children'> {
  readonly failure: unknown;
}

/** An alert about a failed call. It tells what to say to support, if the server made the mistake. @see decision 0405 */
export const FailureAlert = ({ failure, ...said }: Props) =>
  isStopped(failure) ? (
    <StoppedNotice body={said.body} />
  ) : (
    <Alert {...said}>
      <SupportCode of={failure} />
    </Alert>
  );

export const SupportCode = ({ of }: { readonly of: unknown }) => {
  const id = requestIdIn(of);
  return id === undefined ? null : <small className="support-code">{supportCode(id)}</small>;
};
