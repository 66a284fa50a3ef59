import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a build of the web app reads: the packages in it, what they share, and what is installed. */
const READ = ['packages/web', 'packages/domain', 'packages/adapters-http'];
const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const NOT_READ = /(?:^|\/)(?:node_modules|dist|dist-workbench|testing)(?:\/|$)|\.test\.tsx?$/;

/** What a build writes. Each build empties them first, so a note in them belongs to the files beside it. */
const WRITTEN = ['packages/web/dist', 'packages/web/dist-workbench'];
const NOTE = '.inputs';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ entry, path: `${folder}/${entry.name}` }))
    .filter(({ path }) => !NOT_READ.test(path.slice(folder.length)))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesIn(path) : [path]));

/** Changes with whatever the build reads: sources, the lockfile and the settings of the environment. */
export const inputsOf = (root: string, env: NodeJS.ProcessEnv): string => {
  const hash = createHash('sha256');
  const files = [...READ.flatMap((folder) => filesIn(join(root, folder))), ...SHARED.map((file) => join(root, file))];
  for (const file of files.toSorted()) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  const names = Object.keys(env).filter((name) => name.startsWith('VITE_') || name === 'NODE_ENV');
  return hash.update(JSON.stringify(names.toSorted().map((name) => [name, env[name]]))).digest('hex');
};

const notesIn = (root: string): readonly string[] => WRITTEN.map((folder) => join(root, folder, NOTE));

/** Tells whether the build that lies there was made of these inputs. */
export const isBuiltFrom = (root: string, inputs: string): boolean =>
  notesIn(root).every((note) => existsSync(note) && readFileSync(note, 'utf8') === inputs);

/** Notes what the build that lies there was made of. */
export const noteBuild = (root: string, inputs: string): void => {
  for (const note of notesIn(root)) writeFileSync(note, inputs);
};
