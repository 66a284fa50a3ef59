import { PATHS } from '../packages/web/src/shell/routing/paths.ts';
import { parsed, textsIn } from './ledger/syntax.ts';
import type { Found, SourceFile } from './repository.ts';

/** Rows of the catalogue without a path: an example of another row, a path without a screen, "any other path". */
const NO_PATHS = ['/registration/suitability/start/0', '/registration/advice', '* (any other path)'];

/** Paths that no link names: other names of the steps of an investment. */
const UNLINKED = ['/apply', '/sign', '/confirmation'];

const ROUTES = /\.routes\.tsx?$/;

const textsOf = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => textsIn(parsed(file).program)));

type Row = Readonly<Record<string, string>>;

/** Who may open the path of a row, in our words. */
const accessOf = ({ path = '', access = '' }: Row): string => {
  if (access.startsWith('public')) return 'public';
  return path.startsWith('/registration') ? 'registration' : 'session';
};

const missing = (from: Iterable<string>, to: ReadonlySet<string>, where: string): readonly string[] =>
  [...from].filter((line) => !to.has(line)).map((line) => `${line} is missing in ${where}`);

/**
 * Compares the paths of docs/routes.tsv with the web's table of paths, and that table with the route files. Asks of each
 * page of a signed-in client that another file names its path. The types hold the rest to the table of paths: each link,
 * and the visits of the journeys.
 *
 * @param files the product's files of the web
 */
export const checkRoutes = (rows: readonly Row[], files: readonly SourceFile[]): Found => {
  const catalogue = new Set(
    rows
      .filter(({ path = '' }) => !NO_PATHS.includes(path))
      .map((row) => `${(row['path'] ?? '').replace('?', '')} (${accessOf(row)})`),
  );
  const table = new Set(Object.entries(PATHS).map(([path, access]) => `${path} (${access})`));
  const drawn = textsOf(files.filter(({ path }) => ROUTES.test(path)));
  const linked = textsOf(files.filter(({ path }) => !ROUTES.test(path) && !path.endsWith('/routing/paths.ts')));
  const pages = Object.entries(PATHS).flatMap(([path, access]) => (access === 'session' ? [path] : []));
  return {
    problems: [
      ...missing(catalogue, table, 'paths.ts'),
      ...missing(table, catalogue, 'docs/routes.tsv'),
      ...missing(Object.keys(PATHS), drawn, 'the route files'),
      ...missing(
        pages.filter((path) => !path.includes(':') && !UNLINKED.includes(path)),
        linked,
        'the links: no other file of the web names it',
      ),
    ],
    summary: `${table.size} paths`,
  };
};
