import { readFileSync } from 'node:fs';

/** The version of a library that the sandbox runs on here, so that the package runs on the tested one. */
export const installedVersion = (name: string): string => {
  const text = readFileSync(`packages/sandbox/node_modules/${name}/package.json`, 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  return version;
};
