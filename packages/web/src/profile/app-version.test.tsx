import { screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../composition/testing/open-app.tsx';
import { profileRoutes } from './profile.routes.tsx';
import { signedIn } from '../access/testing/signed-in.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const versionIn = (folder: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).version;

/** The specification's version, from which ours count on. @see decision 0422 */
const FIRST = [1, 0, 72];

it('counts on from 1.0.72, only in the package of the project, and the profile shows it [R033]', async () => {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  expect(packages.length).toBeGreaterThan(4);
  const version = String(versionIn('.'));
  const parts = version.split('.').map(Number);
  const changed = parts.findIndex((part, place) => part !== FIRST[place]);
  expect(parts).toHaveLength(3);
  expect(parts[changed] ?? 0).toBeGreaterThanOrEqual(FIRST[changed] ?? 0);
  expect(packages.map(versionIn).filter((version) => version !== undefined)).toEqual([]);
  const memory = signedIn();
  openApp('/profile', { memory, routes: profileRoutes });
  expect(await screen.findByText(`Versão ${version}`)).toBeTruthy();
});
