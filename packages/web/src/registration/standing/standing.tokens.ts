import { tokens } from '../../composition/token.ts';
import type { PortalStanding } from './portal-standing.ts';

/** What the portal opens to the client of the session. */
export const STANDING = tokens<{
  PortalStanding: PortalStanding;
}>('STANDING');
