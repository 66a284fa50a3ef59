import { mayEnter } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useDeployment } from '../../composition/deployment.ts';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SHELL } from '../shell.tokens.ts';
import { Brand } from '../../ui/frame/brand.tsx';
import { LoadingMessages } from '../pages/loading-messages.tsx';
import { isProtected } from '../routing/matching.ts';

/** The words on the screen while the page loads again or the session ends. */
const LEAVING = ['Protegendo os seus dados…', 'Só mais um momento…'];

/** Watches the session while the app is open, and covers the client's screens when they are locked. */
export const SessionWatch = observer(({ children }: { readonly children: ReactNode }) => {
  const { brand } = useDeployment();
  const { isLocked } = useInject(SHELL.ScreenFlags);
  const memory = useInject(SHARED.DeviceMemory);
  const scheduler = useInject(SHARED.Scheduler);
  const watch = useInject(SHELL.WatchSession);
  const [path] = useLocation();
  useEffect(watch, [watch]);
  // Without a session there is no page to cover: the guard sends a visitor to the sign-in.
  const isCovered = isLocked && isProtected(path, brand.slug) && O.exists(mayEnter)(memory.session.read());
  if (!isCovered) return children;
  return (
    <main className="splash on-dark" id="main" tabIndex={-1}>
      <Brand name={brand.productName} />
      <LoadingMessages messages={LEAVING} scheduler={scheduler} />
    </main>
  );
});
