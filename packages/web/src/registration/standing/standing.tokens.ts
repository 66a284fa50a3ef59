import type { LoadClientStanding } from '@aroeira/domain/registration';
import { token } from '../../composition/token.ts';
import type { PortalStanding } from './portal-standing.ts';

/** What the portal opens to the client of the session. */
export const STANDING = {
  LoadClientStanding: token<LoadClientStanding>('LoadClientStanding'),
  PortalStanding: token<PortalStanding>('PortalStanding'),
};
