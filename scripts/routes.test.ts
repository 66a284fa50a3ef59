import { expect, it } from 'vitest';
import { checkRoutes } from './routes.ts';

it('tells which of the catalogue, the table of paths and the route files lacks a path', () => {
  const { problems } = checkRoutes([{ path: '/nowhere', access: 'public' }], []);
  expect(problems).toEqual(
    expect.arrayContaining([
      '/nowhere (public) is missing in paths.ts',
      '/login (public) is missing in docs/routes.tsv',
      '/login is missing in the route files',
    ]),
  );
});
