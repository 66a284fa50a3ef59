import path from 'node:path';

/** The folder of the project. It does not depend on the working directory. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../..');

export const WEB_ROOT = path.join(PROJECT_ROOT, 'packages/web/dist');
