import { mayEnter } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useDeployment } from '../../composition/deployment.ts';
import { useInject } from '../../composition/injection.tsx';
import type { Later } from '../../composition/later.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SHELL } from '../shell.tokens.ts';
import { Brand } from '../../ui/frame/brand.tsx';
import { LoadingMessages } from '../pages/loading-messages.tsx';
import { isProtected } from '../routing/matching.ts';

/** The words on the screen while the page loads again or the session ends. */
const LEAVING = ['Protegendo os seus dados…', 'Só mais um momento…'];

interface Props {
  readonly later: Later;
  readonly children: ReactNode;
}

/**
 * Watches the session while the app is open, and covers the client's screens when they are locked. The watch loads with what
 * calls the server, so no screen of a client is there before it.
 */
export const SessionWatch = observer(({ later, children }: Props) => {
  const { brand } = useDeployment();
  const { isLocked } = useInject(SHELL.ScreenFlags);
  const memory = useInject(SHARED.DeviceMemory);
  const scheduler = useInject(SHARED.Scheduler);
  const [path] = useLocation();
  const [watch, setWatch] = useState<() => () => void>();
  useEffect(() => {
    // The next path asks again for a watch that did not load.
    if (watch === undefined)
      later(SHELL.WatchSession).then(
        (loaded) => setWatch(() => loaded),
        () => undefined,
      );
  }, [later, watch, path]);
  useEffect(() => watch?.(), [watch]);
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
