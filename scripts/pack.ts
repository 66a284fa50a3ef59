import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { unreadLicenses } from './pack/licenses.ts';
import { packDeploy } from './pack/pack-deploy.ts';
import { packPortal } from './pack/pack-portal.ts';
import { provenanceOf } from './pack/provenance.ts';
import { steadySbom } from './pack/steady-sbom.ts';

/**
 * Makes the two packages of a release in this folder: `aroeira-VERSION.tgz` has the command, the sandbox and the web app,
 * and `aroeira-deploy-VERSION.tgz` what draws and serves the portal. Beside each stands from which commit it was made.
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
const to = resolve('.');
const files = [
  await packPortal({ webRoot: resolve('packages/web/dist'), sbom, to }),
  await packDeploy({ kitRoot: resolve('packages/web/dist-kit'), sbom, to }),
];
const isCommitted = git('status', '--porcelain') === '';
const commit = git('rev-parse', 'HEAD');
for (const file of files) {
  console.log(file);
  if (!isCommitted) continue;
  const statement = `${file}.intoto.json`;
  writeFileSync(statement, provenanceOf(file, { commit, lockfile: 'pnpm-lock.yaml' }));
  console.log(statement);
}
if (!isCommitted) console.log('They have no statement of their origin, because something here is not committed.');
