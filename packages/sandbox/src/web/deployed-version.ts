import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../../../package.json' with { type: 'json' };
import type { Database } from '../database/transaction.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { addBump, readBumps } from './version-bumps.sql.ts';

/** The version of the portal that browsers see. */
export interface DeployedVersion {
  readonly read: () => Promise<string>;
  /** Acts as if the next version were deployed: 1.0.72 becomes 1.0.73. A reset ends it. */
  readonly bump: () => Promise<void>;
}

const bumped = (version: string, times: number): string =>
  version
    .split('.')
    .map((part, i, { length }) => (i === length - 1 ? String(Number(part) + times) : part))
    .join('.');

/** @param root the folder of the built web app. Without a build the version is this project's. */
export const makeDeployedVersion = (db: Database, root: string): DeployedVersion => {
  const file = path.join(root, 'version.json');
  const built = (): string => {
    if (!existsSync(file)) return manifest.version;
    const { version }: { readonly version: string } = JSON.parse(readFileSync(file, 'utf8'));
    return version;
  };
  // A page and its files need no database: while it cannot be used, the version is the last one that it told.
  let known = 0;
  const readKnown = async (): Promise<number> => {
    try {
      known = await readBumps(db);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    return known;
  };
  return {
    read: async () => {
      const bumps = await readKnown();
      return bumps === 0 ? built() : bumped(built(), bumps);
    },
    bump: () => addBump(db),
  };
};
