import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { useOpened } from '../../composition/use-visit.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { followOtherTabs } from './other-tabs.ts';
import { openReturning } from './open-returning.ts';
import { ReturningScreen } from './returning.screen.tsx';
import { RETURNING } from './returning.tokens.ts';

export interface ReturningProps {
  /** Called after the last account was removed. */
  readonly onNobodyLeft: () => void;
}

/** `/login` on a device that knows the client. It shows changes of other tabs. @see spec A §2 Login screen */
export const ReturningPage = observer(({ onNobodyLeft }: ReturningProps) => {
  const parts = useInject(RETURNING.ReturningParts);
  const model = useOpened(() => openReturning(parts)(onNobodyLeft));
  useEffect(() => followOtherTabs(window, model), [model]);
  if (model.current === undefined) return null;
  return (
    <PublicShell isShort={model.others.length === 0}>
      <ReturningScreen model={model} account={model.current} />
    </PublicShell>
  );
});
