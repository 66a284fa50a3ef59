import { FIRST_ROUTES } from './first-routes.ts';
import { LATER_ROUTES } from './later-routes.ts';
import type { Route } from '../shell/routing/route.ts';

/** Every route that is built. Tests of several capabilities open the app with it. */
export const ROUTES: readonly Route[] = [...FIRST_ROUTES, ...LATER_ROUTES];
