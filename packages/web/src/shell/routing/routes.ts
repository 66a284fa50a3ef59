import { accessRoutes } from '../../access/access.routes.tsx';
import { independenceRoutes } from '../../independence/independence.routes.tsx';
import { contactRoutes } from '../../contact/contact.routes.tsx';
import { movementsRoutes } from '../../movements/movements.routes.tsx';
import { passwordRoutes } from '../../access/password/password.routes.tsx';
import { pensionRoutes } from '../../pension/pension.routes.tsx';
import { positionRoutes } from '../../position/position.routes.tsx';
import { profileRoutes } from '../../profile/profile.routes.tsx';
import { registrationRoutes } from '../../registration/registration.routes.tsx';
import { reportsRoutes } from '../../reports/reports.routes.tsx';
import { signatureRoutes } from '../../signature/signature.routes.tsx';
import type { Route } from './route.ts';
import { renewalRoutes } from '../../renewal/renewal.routes.tsx';
import { suitabilityRoutes } from '../../suitability/suitability.routes.tsx';
import { shellRoutes } from '../shell.routes.tsx';

/** Every route that is built. Any other path of the table shows the not-found page. */
export const ROUTES: readonly Route[] = [
  ...shellRoutes,
  ...accessRoutes,
  ...passwordRoutes,
  ...positionRoutes,
  ...pensionRoutes,
  ...movementsRoutes,
  ...independenceRoutes,
  ...profileRoutes,
  ...contactRoutes,
  ...registrationRoutes,
  ...signatureRoutes,
  ...reportsRoutes,
  ...suitabilityRoutes,
  ...renewalRoutes,
];
