import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { unreadLicenses } from './pack/licenses.ts';
import { packPortal } from './pack/pack-portal.ts';
import { provenanceOf } from './pack/provenance.ts';
import { steadySbom } from './pack/steady-sbom.ts';

/**
 * Makes `aroeira-VERSION.tgz` in this folder: the command, the sandbox and the web app, in one package. Beside it stands from
 * which commit it was made.
 */

const git = (...words: readonly string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

// The package is our portal, whatever this shell shows.
execFileSync('pnpm', ['-s', 'build'], { stdio: 'inherit', env: { ...process.env, PORTAL_FILE: '' } });
const listed = execFileSync(
  'pnpm',
  ['--filter', '@aroeira/cli', '--filter', '@aroeira/web', 'sbom', '--prod', '--sbom-format', 'cyclonedx'],
  { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
);
const sbom = steadySbom(listed);
const unread = unreadLicenses(sbom);
if (unread.length > 0) throw new Error(`Read these licences first (scripts/pack/licenses.ts): ${unread.join(', ')}`);
const file = await packPortal({ webRoot: resolve('packages/web/dist'), sbom, to: resolve('.') });
console.log(file);
if (git('status', '--porcelain') === '') {
  const statement = `${file}.intoto.json`;
  writeFileSync(statement, provenanceOf(file, { commit: git('rev-parse', 'HEAD'), lockfile: 'pnpm-lock.yaml' }));
  console.log(statement);
} else console.log('It has no statement of its origin, because something here is not committed.');
