import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { forBrowsers } from './browser-build.ts';

const FOLDER = join(import.meta.dirname, 'source-maps');

/** Moves the source maps of a build out of it, so that no server has them. Whoever reads an error of a browser does. */
export const mapsApart = (): Plugin => ({
  name: 'maps-apart',
  apply: forBrowsers,
  writeBundle: {
    order: 'pre',
    sequential: true,
    async handler({ dir = '' }) {
      const maps = (await readdir(join(dir, 'assets'))).filter((file) => file.endsWith('.map'));
      await rm(FOLDER, { recursive: true, force: true });
      await mkdir(FOLDER);
      for (const file of maps) await rename(join(dir, 'assets', file), join(FOLDER, file));
    },
  },
});

/** Maps are written when whoever builds wants them, as a build with them takes longer. */
export const wantsMaps = process.env['SOURCE_MAPS'] !== undefined;
