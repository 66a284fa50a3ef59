import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const Hashes = Type.Array(Type.String({ pattern: '^sha256-[\\w+/=]+$' }));

const DrawnPages = Type.Object({
  /** The file of each path that the build drew. */
  pages: Type.Record(Type.String(), Type.String()),
  /** The files of the other pages, each with their paths. */
  frames: Type.Array(Type.Object({ file: Type.String(), paths: Type.Array(Type.String()) })),
  /** The file of a path that leads nowhere. */
  notFound: Type.String(),
  /** The paths that search engines may show. */
  found: Type.Array(Type.String({ pattern: '^/\\w*$' })),
  /** What stands in the pages and may run or style them. */
  hashes: Type.Object({ script: Hashes, style: Hashes }),
  /** The origin of an API that is elsewhere. */
  connect: Type.Array(Type.String({ pattern: '^https?://[\\w.:-]+$' })),
});

/** The pages that a build of the portal drew, so that a browser shows them before it has a script. */
export type DrawnPages = Static<typeof DrawnPages>;

/** What holds for pages in which nothing stands that runs or styles them. */
export const withoutHashes = (drawn: DrawnPages): DrawnPages => ({ ...drawn, hashes: { script: [], style: [] } });

const NONE: DrawnPages = {
  pages: {},
  frames: [],
  notFound: 'index.html',
  found: [],
  hashes: { script: [], style: [] },
  connect: [],
};

/**
 * Reads the drawn pages of a built web app from `drawn.json` of the build.
 *
 * @throws Error for a file of another shape
 */
export const readDrawnPages = (root: string): DrawnPages => {
  const file = path.join(root, 'drawn.json');
  if (!existsSync(file)) return NONE;
  const drawn: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Value.Check(DrawnPages, drawn))
    throw new Error(`The web app in ${root} has drawn pages that the sandbox cannot read: draw it again (pnpm draw).`);
  return drawn;
};
