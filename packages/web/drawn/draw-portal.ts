import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { picturesOf } from '../brands/brand-pictures.ts';
import { compress, isText } from '../compressed.ts';
import { brandFiles } from '../portal/brand-files.ts';
import { fillPage } from '../portal/fill-page.ts';
import type { Portal } from '../portal/portal.ts';
import { drawPages } from './draw-pages.ts';
import type { Kit } from './kit.ts';
import { workerText } from './worker-text.ts';

/** Where the kit stands in a build, and the note of what the build was made of: no part of a deployment. */
const NOT_SERVED = /^(?:kit|\.inputs)$/;

/** It tells that a folder has a portal, also one whose drawing was interrupted. */
const MARK = 'drawn.json';

/** Empties a folder. What holds it may be a mount, so the folder itself stays. */
const empty = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARK), '{}');
  for (const name of readdirSync(folder).filter((each) => each !== MARK))
    rmSync(join(folder, name), { recursive: true });
};

/** Whether a folder may be emptied: nothing is in it, or a portal that was drawn. */
export const isFree = (folder: string): boolean => {
  if (!existsSync(folder)) return true;
  if (!statSync(folder).isDirectory()) return false;
  return readdirSync(folder).length === 0 || existsSync(join(folder, MARK));
};

/**
 * Draws a deployment: the files of the build as they are, and beside them the pages, icons and lists of this portal.
 *
 * @param build the folder of the build, with its kit
 * @param out the folder of the drawing, which is emptied first
 */
export const drawPortal = async (portal: Portal, build: string, out: string): Promise<void> => {
  const inBuild = (file: string): string => readFileSync(join(build, file), 'utf8');
  // The build wrote it, beside this program.
  const kit = JSON.parse(inBuild('kit/kit.json')) as Kit;
  const { brand, version } = portal.configuration;
  const index = fillPage(inBuild('index.html'), portal);
  const pages = await drawPages({ portal, kit, index, read: inBuild });
  const files = new Map<string, string | Buffer>([
    ...brandFiles(portal),
    ...(await picturesOf(brand, portal.look.palette)),
    ...pages,
    ['index.html', index],
    ['version.json', `${JSON.stringify({ version })}\n`],
  ]);
  const worker = {
    kit,
    program: inBuild('kit/worker.js'),
    slug: brand.slug,
    assets: [...portal.look.files.keys()],
    read: (file: string) => files.get(file)?.toString() ?? inBuild(file),
  };
  files.set('sw.js', workerText(worker));

  empty(out);
  for (const name of readdirSync(build).filter((each) => !NOT_SERVED.test(each)))
    cpSync(join(build, name), join(out, name), { recursive: true });
  await Promise.all(
    [...files].map(async ([file, content]) => {
      mkdirSync(dirname(join(out, file)), { recursive: true });
      writeFileSync(join(out, file), content);
      if (isText(file)) await compress(join(out, file));
    }),
  );
};
