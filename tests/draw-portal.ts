import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The program that draws a deployment of the build. */
export const DRAW = 'packages/web/dist-kit/kit/draw.js';

export const draw = (...options: readonly string[]) =>
  spawnSync(process.execPath, [DRAW, ...options], { encoding: 'utf8' });

/** Draws a portal with what its file says. @returns the folder of its drawing */
export const drawPortal = (folder: string, said: object): string => {
  mkdirSync(folder, { recursive: true });
  const [file, out] = [join(folder, 'portal.json'), join(folder, 'www')];
  writeFileSync(file, JSON.stringify(said));
  expect(draw('--portal', file, '--out', out)).toMatchObject({ status: 0, stderr: '' });
  return out;
};
