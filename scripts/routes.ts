import { PATHS } from '../packages/web/src/shell/routing/paths.ts';
import type { Found } from './ledger/sentences.ts';
import { parsed, textsIn } from './ledger/syntax.ts';
import type { SourceFile } from './source-rules.ts';

/** Rows of the catalogue without a path: an example of another row, a path without a screen, "any other path". */
const NO_PATHS = ['/registration/suitability/start/0', '/registration/advice', '* (any other path)'];

type Row = Readonly<Record<string, string>>;

/** Who may open the path of a row, in our words. */
const accessOf = ({ path = '', access = '' }: Row): string => {
  if (access.startsWith('public')) return 'public';
  return path.startsWith('/registration') ? 'registration' : 'session';
};

const missing = (from: Iterable<string>, to: ReadonlySet<string>, where: string): readonly string[] =>
  [...from].filter((line) => !to.has(line)).map((line) => `${line} is missing in ${where}`);

/**
 * Compares the paths of docs/routes.tsv with the web's table of paths, and that table with the route files. The types
 * hold the rest to the table of paths: each link, and the visits of the journeys.
 */
export const checkRoutes = (rows: readonly Row[], routeFiles: readonly SourceFile[]): Found => {
  const catalogue = new Set(
    rows
      .filter(({ path = '' }) => !NO_PATHS.includes(path))
      .map((row) => `${(row['path'] ?? '').replace('?', '')} (${accessOf(row)})`),
  );
  const table = new Set(Object.entries(PATHS).map(([path, access]) => `${path} (${access})`));
  const drawn = new Set(routeFiles.flatMap((file) => textsIn(parsed(file).program)));
  return {
    problems: [
      ...missing(catalogue, table, 'paths.ts'),
      ...missing(table, catalogue, 'docs/routes.tsv'),
      ...missing(Object.keys(PATHS), drawn, 'the route files'),
    ],
    summary: `${table.size} paths`,
  };
};
