import { holdOn, type Destination, type Session } from '@aroeira/domain/access';
import type { Access, Path } from './paths.ts';

/** The path of each place where a sign-in may lead. */
export const PATH_OF: Readonly<Record<Destination, Path>> = {
  'unblock-device': '/unblockDevice',
  'reset-password': '/resetPassword',
  dashboard: '/dashboard',
};

/**
 * Where a signed-in client goes instead of a protected page, or `undefined` when the page opens.
 *
 * @see spec A §2 Dashboard, A §6; decision Q148
 */
export const detourFor = (access: Access, session: Session): Path | undefined => {
  const held = access === 'public' ? undefined : holdOn(session);
  return held === undefined ? undefined : PATH_OF[held];
};
