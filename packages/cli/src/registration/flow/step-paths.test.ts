import { CATALOGUE_PATHS } from '@aroeira/domain/registration/testing';
import { expect, it } from 'vitest';
import { STEP_PATHS } from './step-paths.ts';

it('prints the path of the catalogue for every page', () => {
  expect(STEP_PATHS).toEqual({ ...CATALOGUE_PATHS, dashboard: '/dashboard', publicWelcome: '/welcome' });
});
