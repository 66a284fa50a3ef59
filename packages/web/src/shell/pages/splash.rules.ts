import type { DeviceMemory } from '@aroeira/domain/access';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import type { Path } from '../routing/paths.ts';

/**
 * Where the splash leads: to the sign-in when this device knows a client by session, saved account or last document.
 *
 * @see spec A §2 Public routes; decision Q033
 */
export const afterSplash =
  ({ session, savedAccounts, lastDocument }: DeviceMemory): IO<Path> =>
  () => {
    const hasAccounts = O.exists((accounts: readonly unknown[]) => accounts.length > 0)(savedAccounts.read());
    return O.isSome(session.read()) || hasAccounts || O.isSome(lastDocument.read()) ? '/login' : '/welcome';
  };
