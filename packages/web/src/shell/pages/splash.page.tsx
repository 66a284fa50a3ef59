import type { DeviceMemory } from '@aroeira/domain/access';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import { useEffect } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { Brand } from '../../ui/frame/brand.tsx';
import type { Path } from '../routing/paths.ts';

/** Milliseconds that the splash stays. @see spec A §2 Public routes, A §9 */
const STAYS_FOR = 5000;

/** `/` shows only the brand. Then a client whom this device knows goes to the sign-in, and others to the welcome. */
export const Page = () => {
  const { brand } = useDeployment();
  const memory = useInject(SHARED.DeviceMemory);
  const navigation = useInject(SHARED.Navigation);
  const scheduler = useInject(SHARED.Scheduler);
  useEffect(
    () => scheduler.after(STAYS_FOR, () => navigation.replace(afterSplash(memory)())),
    [scheduler, navigation, memory],
  );
  return (
    <main className="splash on-dark" id="main" tabIndex={-1}>
      <h1>
        <Brand name={brand.productName} />
      </h1>
      <p>{brand.tagline}</p>
    </main>
  );
};

/**
 * Where the splash leads: to the sign-in when this device knows a client by session, saved account or last document.
 *
 * @see spec A §2 Public routes; decision Q033
 */
const afterSplash =
  ({ session, savedAccounts, lastDocument }: DeviceMemory): IO<Path> =>
  () => {
    const hasAccounts = O.exists((accounts: readonly unknown[]) => accounts.length > 0)(savedAccounts.read());
    return O.isSome(session.read()) || hasAccounts || O.isSome(lastDocument.read()) ? '/login' : '/welcome';
  };
