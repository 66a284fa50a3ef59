import { frameBindings, type Composition } from './container.ts';
import { Page as NotFound } from '../shell/pages/not-found.page.tsx';
import { makeLazyPages, type LazyPages } from '../shell/routing/lazy-pages.ts';
import { FIRST_ROUTES } from './first-routes.ts';

/** The pages of the product, for the browser and for the build, which draws some of them. */
export const makeAllPages = (install: Composition['install']): LazyPages =>
  makeLazyPages({
    first: FIRST_ROUTES,
    later: async () => (await import('./later-routes.ts')).LATER_ROUTES,
    NotFound,
    frame: frameBindings,
    install,
  });
