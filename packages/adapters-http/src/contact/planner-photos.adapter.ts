import type { PlannerPhotos } from '@aroeira/domain/contact';
import type { HttpClient } from '../http/http-client.ts';

/** The photos of planners over the portal API. @see spec B §7 `GET planner/photo/{id}` */
export const makeHttpPlannerPhotos = (http: HttpClient): PlannerPhotos => ({
  of: ({ id }) => http.file(`planner/photo/${id}`, { acts: false }),
});
