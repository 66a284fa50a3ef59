import { expect, it } from 'vitest';
import { CATALOGUE_PATHS } from '../testing/index.ts';
import { REGISTRATION_PATHS } from './registration-paths.ts';

it('has the path of the catalogue for every page, and the two places outside', () => {
  expect(REGISTRATION_PATHS).toEqual({ ...CATALOGUE_PATHS, dashboard: '/dashboard', publicWelcome: '/welcome' });
});
