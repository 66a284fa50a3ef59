import path from 'node:path';

/** The folder of the project. Data, caches and the built web app are found from here, from any working directory. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../..');

export const WEB_ROOT = path.join(PROJECT_ROOT, 'packages/web/dist');
