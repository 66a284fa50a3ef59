export { makeHttpContactPorts } from './contact.adapter.ts';
export { makeHttpPlannerPhotos } from './planner-photos.adapter.ts';
