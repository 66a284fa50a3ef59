import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { packPortal } from './pack/pack-portal.ts';

/** Makes `aroeira-VERSION.tgz` in this folder: the command, the sandbox and the web app, in one package. */

execFileSync('pnpm', ['-s', 'build'], { stdio: 'inherit' });
console.log(await packPortal({ webRoot: resolve('packages/web/dist'), to: resolve('.') }));
