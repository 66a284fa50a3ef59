import { routesWith } from '../shell/routing/route.ts';
import { REPORT_TITLE, REPORTS_TITLE } from './reports.texts.ts';

/** The pages of reports. */
export const reportsRoutes = routesWith(
  async () => (await import('./reports.module.ts')).reportsBindings,
  [
    { path: '/reports', title: REPORTS_TITLE, waits: 'rows', page: () => import('./reports.page.tsx') },
    { path: '/reports/:period', title: REPORT_TITLE, waits: 'document', page: () => import('./report.page.tsx') },
  ],
);
