import { expect, it } from 'vitest';
import { isScreen } from './web-routes.ts';

it.each([
  '/',
  '/login',
  '/acessoIndevido/0b0a3f52',
  '/registration/suitability/start',
  '/registration/suitability/start/0',
  '/reports/2026-10-31',
  '/talk-to-aroeira',
  '/profile-bank-accounts/add',
])('%s is a screen', (path) => {
  expect(isScreen(path)).toBe(true);
});

it.each(['/nowhere', '/login/', '/Login', '/login/add/more', '/acessoIndevido', '/talk-to-', '/reports/2026/10'])(
  '%s is none: paths are matched exactly',
  (path) => {
    expect(isScreen(path)).toBe(false);
  },
);
