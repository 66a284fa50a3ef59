import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A column that the old version does not know, and an index: both lock the table of the movements. */
const migration = (version: number): string =>
  `alter table movements add column of_version_${version} text not null default 'next';
create index on movements (world, client_id, of_version_${version});
`;

/** Makes a version of the server with so many more migrations. @returns what starts it */
export const makeVersion = (folder: string, version: number): string => {
  const root = join(folder, `version-${version}`);
  const sandbox = join(root, 'packages/sandbox');
  mkdirSync(sandbox, { recursive: true });
  // The server reads its version in the first.
  for (const each of ['package.json', 'node_modules', 'packages/web']) symlinkSync(join(ROOT, each), join(root, each));
  symlinkSync(join(ROOT, 'packages/sandbox/node_modules'), join(sandbox, 'node_modules'));
  for (const file of ['package.json', 'src'])
    cpSync(join(ROOT, 'packages/sandbox', file), join(sandbox, file), { recursive: true });
  for (let each = 1; each <= version; each += 1)
    writeFileSync(join(sandbox, `src/database/migrations/9${String(each).padStart(3, '0')}_next.sql`), migration(each));
  return join(sandbox, 'src/server.ts');
};
