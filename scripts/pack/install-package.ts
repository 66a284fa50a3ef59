import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const placeIn = (folder: string): string => join(folder, 'node_modules/aroeira');

const manifestIn = (folder: string): { readonly bin: { readonly portal: string }; readonly dependencies: object } =>
  JSON.parse(readFileSync(join(placeIn(folder), 'package.json'), 'utf8'));

/** Puts the package where npm would, with the libraries that its manifest names and no others. */
export const installPackage = (file: string, folder: string): void => {
  const place = placeIn(folder);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['xzf', file, '-C', place, '--strip-components', '1']);
  for (const name of Object.keys(manifestIn(folder).dependencies)) {
    const there = join(place, 'node_modules', name);
    mkdirSync(join(there, '..'), { recursive: true });
    if (!existsSync(there)) symlinkSync(resolve('packages/sandbox/node_modules', name), there);
  }
};

/** The command of the package that is installed in a folder. */
export const commandIn = (folder: string): string => join(placeIn(folder), manifestIn(folder).bin.portal);
