export { makeFileStorage } from './file-storage.adapter.ts';
