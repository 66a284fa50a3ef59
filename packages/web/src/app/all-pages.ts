import { callBindings, frameBindings, type Composition } from './container.ts';
import { Page as NotFound } from '../shell/pages/not-found.page.tsx';
import { makeLazyPages, type LazyPages } from '../shell/routing/lazy-pages.ts';
import { FIRST_ROUTES } from './first-routes.ts';

/** The pages of the product, for the browser and for the build, which draws some of them. */
export const makeAllPages = ({ install, later }: Composition): LazyPages =>
  makeLazyPages({
    first: FIRST_ROUTES,
    laterRoutes: async () => (await import('./later-routes.ts')).LATER_ROUTES,
    NotFound,
    lost: () => import('../registration/standing/lost.page.tsx'),
    frame: frameBindings,
    calls: callBindings,
    later,
    install,
  });
