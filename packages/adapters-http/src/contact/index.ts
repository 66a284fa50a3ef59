export { makeHttpCorrespondents, makeHttpMailbox, makeHttpPlannerPhotos } from './contact.adapter.ts';
