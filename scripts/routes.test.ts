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

it('tells a page of a signed-in client that no file but its route names, save an old name of one', () => {
  const named = { path: 'packages/web/src/a.page.tsx', text: "export const to = '/reports';" };
  const route = { path: 'packages/web/src/a.routes.tsx', text: "export const path = ['/welfare', '/apply'];" };
  const unlinked = checkRoutes([], [named, route]).problems.filter((problem) => problem.includes('the links'));
  expect(unlinked).toContain('/welfare is missing in the links: no other file of the web names it');
  expect(unlinked.filter((problem) => /^\/(reports|apply|login) /.test(problem))).toEqual([]);
});
