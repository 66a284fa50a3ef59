import { accessLaterRoutes } from '../access/access-later.routes.tsx';
import { contactRoutes } from '../contact/contact.routes.tsx';
import { independenceRoutes } from '../independence/independence.routes.tsx';
import { movementsRoutes } from '../movements/movements.routes.tsx';
import { pensionRoutes } from '../pension/pension.routes.tsx';
import { profileAccountsRoutes } from '../profile/accounts/profile-accounts.routes.tsx';
import { papersRoutes } from '../profile/documents/papers.routes.tsx';
import { profileRoutes } from '../profile/profile.routes.tsx';
import { registrationRoutes } from '../registration/registration.routes.tsx';
import { renewalRoutes } from '../renewal/renewal.routes.tsx';
import { reportsRoutes } from '../reports/reports.routes.tsx';
import { signatureRoutes } from '../signature/signature.routes.tsx';
import { suitabilityRoutes } from '../suitability/suitability.routes.tsx';
import type { Route } from '../shell/routing/route.ts';

/** The other routes that are built. The app loads them with the first of their pages, so that the sign-in stays small. */
export const LATER_ROUTES: readonly Route[] = [
  ...accessLaterRoutes,
  ...pensionRoutes,
  ...movementsRoutes,
  ...independenceRoutes,
  ...profileRoutes,
  ...papersRoutes,
  ...profileAccountsRoutes,
  ...contactRoutes,
  ...registrationRoutes,
  ...signatureRoutes,
  ...reportsRoutes,
  ...suitabilityRoutes,
  ...renewalRoutes,
];
