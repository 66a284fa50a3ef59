import type { LoadClientStanding } from '@aroeira/domain/registration';
import { tokens } from '../../composition/token.ts';
import type { PortalStanding } from './portal-standing.ts';

/** What the portal opens to the client of the session. */
export const STANDING = tokens<{
  LoadClientStanding: LoadClientStanding;
  PortalStanding: PortalStanding;
}>('STANDING');
