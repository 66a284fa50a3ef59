import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { unreadLicenses } from './pack/licenses.ts';
import { packPortal } from './pack/pack-portal.ts';

/** Makes `aroeira-VERSION.tgz` in this folder: the command, the sandbox and the web app, in one package. */

execFileSync('pnpm', ['-s', 'build'], { stdio: 'inherit' });
const sbom = execFileSync(
  'pnpm',
  ['--filter', '@aroeira/cli', '--filter', '@aroeira/web', 'sbom', '--prod', '--sbom-format', 'cyclonedx'],
  { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
);
const unread = unreadLicenses(sbom);
if (unread.length > 0) throw new Error(`Read these licences first (scripts/pack/licenses.ts): ${unread.join(', ')}`);
console.log(await packPortal({ webRoot: resolve('packages/web/dist'), sbom, to: resolve('.') }));
