import { routesWith } from '../shell/routing/route.ts';
import { REPORTS_TITLE } from './reports.texts.ts';

/** The pages of reports. */
export const reportsRoutes = routesWith(
  async () => (await import('./reports.module.ts')).reportsBindings,
  [{ path: '/reports', title: REPORTS_TITLE, page: () => import('./reports.page.tsx') }],
);
