import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a build of the web app reads: the packages in it, what they share, and what is installed. */
const READ = ['packages/web', 'packages/domain', 'packages/adapters-http'];
const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const NOT_READ = /(?:^|\/)(?:node_modules|dist|dist-kit|dist-kit-dev|dist-workbench|testing)(?:\/|$)|\.test\.tsx?$/;

/** What a build writes, and the portal that is drawn of it. Each empties its folder first, so a note there belongs to the files beside it. */
const BUILT = ['packages/web/dist-kit', 'packages/web/dist-workbench'];
const DRAWN = 'packages/web/dist';
const NOTE = '.inputs';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ entry, path: `${folder}/${entry.name}` }))
    .filter(({ path }) => !NOT_READ.test(path.slice(folder.length)))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesIn(path) : [path]));

/** Changes with whatever the build reads: sources, the lockfile and what Node is told to build for. */
export const inputsOf = (root: string, { NODE_ENV = '' }: NodeJS.ProcessEnv): string => {
  const hash = createHash('sha256');
  const files = [...READ.flatMap((folder) => filesIn(join(root, folder))), ...SHARED.map((file) => join(root, file))];
  for (const file of files.toSorted()) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.update(NODE_ENV).digest('hex');
};

const isNoted = (folder: string, inputs: string): boolean => {
  const note = join(folder, NOTE);
  return existsSync(note) && readFileSync(note, 'utf8') === inputs;
};

/** Tells whether the build that lies there was made of these inputs. */
export const isBuiltFrom = (root: string, inputs: string): boolean =>
  BUILT.every((folder) => isNoted(join(root, folder), inputs));

/** Tells whether the portal that lies there is ours, drawn of the build of these inputs. */
export const isDrawnFrom = (root: string, inputs: string): boolean => isNoted(join(root, DRAWN), inputs);

/** Notes what the build that lies there was made of. */
export const noteBuild = (root: string, inputs: string): void => {
  for (const folder of BUILT) writeFileSync(join(root, folder, NOTE), inputs);
};

/** Notes that the portal that lies there is ours. */
export const noteDrawing = (root: string, inputs: string): void => writeFileSync(join(root, DRAWN, NOTE), inputs);
