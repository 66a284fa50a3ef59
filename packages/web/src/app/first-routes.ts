import { accessRoutes } from '../access/access.routes.tsx';
import { passwordRoutes } from '../access/password/password.routes.tsx';
import { positionRoutes } from '../position/position.routes.tsx';
import { shellRoutes } from '../shell/shell.routes.tsx';
import type { Route } from '../shell/routing/route.ts';

/** The routes that the first load knows: the ways into the portal, and the dashboard. */
export const FIRST_ROUTES: readonly Route[] = [...shellRoutes, ...accessRoutes, ...passwordRoutes, ...positionRoutes];
