import { homedir } from 'node:os';
import path from 'node:path';

/** The folder of the project, or of the installed package. It does not depend on the working directory. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../..');

export const WEB_ROOT = path.join(PROJECT_ROOT, 'packages/web/dist');

/** npm replaces the folder of a package with each version, so nothing is kept there. */
const isInstalled = path.basename(path.dirname(PROJECT_ROOT)) === 'node_modules';

/** @see XDG Base Directory Specification: an empty variable is an unset one */
const stateHome = (): string => process.env['XDG_STATE_HOME'] || path.join(homedir(), '.local/state');

/** Where the data stays when nobody names a folder. */
export const DATA_FOLDER = isInstalled
  ? path.join(stateHome(), 'aroeira-portal/sandbox')
  : path.join(PROJECT_ROOT, '.data');
