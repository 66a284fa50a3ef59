import { createHash } from 'node:crypto';
import type { Kit } from './kit.ts';
import { ALL, FRAMES, NOT_FOUND, PAGES } from './page-list.ts';

/** The files whose name says nothing of their content. */
const TEXTS = ['index.html', ...ALL.map(({ file }) => file), 'theme.js', 'favicon.svg'];

interface Parts {
  readonly kit: Kit;
  /** The script of the worker, which reads SHELL. */
  readonly program: string;
  readonly slug: string;
  /** What the brand's pages load. */
  readonly assets: readonly string[];
  /** The text of a file of the deployment. */
  readonly read: (file: string) => string;
}

/**
 * Makes `sw.js`, which keeps the files of a deployment in the browser. Its name follows all that the pages have in them, so
 * another setting is another worker.
 *
 * @see decision 0350
 */
export const workerText = ({ kit: { assets: built }, program, slug, assets, read }: Parts): string => {
  const needed = [...built.needed, ...assets];
  const hash = createHash('sha256').update([...TEXTS.map(read), program, ...needed, ...built.later].join('\n'));
  // draw-pages.ts wrote it.
  const { hashes } = JSON.parse(read('drawn.json')) as { readonly hashes: Readonly<Record<string, readonly string[]>> };
  const at = (file: string): string => `/${file}`;
  const shell = {
    name: `shell-${hash.digest('hex').slice(0, 16)}`,
    slug,
    pages: Object.fromEntries(PAGES.map(({ path, file }) => [path, at(file)])),
    frames: Object.fromEntries(FRAMES.flatMap(({ file, paths }) => paths.map((path) => [path, at(file)]))),
    notFound: at(NOT_FOUND.file),
    allowed: Object.values(hashes).flat(),
    first: [...TEXTS, ...needed].map(at),
    later: built.later.map(at),
  };
  return `const SHELL=${JSON.stringify(shell)};${program}`;
};
