import path from 'node:path';

/** Where the project lies: data, caches and the built web app are named from here, wherever the process was started. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../..');

export const WEB_ROOT = path.join(PROJECT_ROOT, 'packages/web/dist');
