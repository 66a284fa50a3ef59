import { lazy, type ComponentType } from 'react';
import type { Bindings } from '../../composition/bindings.ts';
import type { Later } from '../../composition/later.ts';
import type { Shape } from '../../ui/waiting-shape.ts';
import { loadLostSheets } from './lost-sheets.ts';
import { PATHS, type Pattern } from './paths.ts';
import type { Route } from './route.ts';

/** A page of the table of paths. React loads it when it first draws it. */
interface LazyPage {
  readonly path: Pattern;
  /** The page's title. `undefined` while its route is not loaded, and when it is not built. */
  readonly title: string | undefined;
  /** The shape of its content, while it loads. */
  readonly waits: Shape | undefined;
  readonly Page: ComponentType;
}

/** The pages of the app. The app makes it once before React draws: React forgets objects made while a page waits. */
export interface LazyPages {
  readonly of: (pattern: Pattern) => LazyPage;
  /** Draws a path without a page for a signed-in client. */
  readonly Lost: ComponentType;
  /** Loads the pages that a client comes back to. React asks again for a page that fails to load now. */
  readonly prepare: () => void;
  /** Asks for all chunks again, because the browser remembers a chunk that failed to load as missing. */
  readonly renew: () => void;
}

interface Parts {
  readonly first: readonly Route[];
  /** Loads the routes that are not in `first`. */
  readonly laterRoutes: () => Promise<readonly Route[]>;
  /** Draws a path of the table whose page is not built. */
  readonly NotFound: ComponentType;
  readonly lost: Route['page'];
  /** Loads what the frame of a signed-in client needs. No public page downloads it. */
  readonly frame: () => Promise<Bindings>;
  /** Loads what calls the server. */
  readonly calls: () => Promise<Bindings>;
  readonly later: Later;
  readonly install: (bindings: Bindings) => void;
}

export const makeLazyPages = ({ first, laterRoutes, NotFound, lost, ...around }: Parts): LazyPages => {
  const routes = new Map(first.map((route) => [route.path, route]));
  const routeOf = async (pattern: Pattern): Promise<Route | undefined> => {
    if (!routes.has(pattern)) for (const route of await laterRoutes()) routes.set(route.path, route);
    return routes.get(pattern);
  };
  const lazyPage = (path: Pattern): LazyPage => ({
    path,
    get title() {
      return routes.get(path)?.title;
    },
    get waits() {
      return routes.get(path)?.waits;
    },
    Page: lazy(async () => {
      const route = await routeOf(path);
      return { default: route === undefined ? NotFound : await pageOf(route, around) };
    }),
  });
  // It has the frame of any page of a signed-in client.
  const lazyLost = () => lazy(async () => ({ default: await pageOf({ path: '/dashboard', page: lost }, around) }));
  let pages = new Map<Pattern, LazyPage>();
  let Lost = lazyLost();
  return {
    of: (pattern) => {
      const page = pages.get(pattern) ?? lazyPage(pattern);
      pages.set(pattern, page);
      return page;
    },
    get Lost() {
      return Lost;
    },
    prepare: () => {
      for (const { prepare } of first) prepare?.().catch(() => undefined);
    },
    renew: () => {
      pages = new Map();
      Lost = lazyLost();
    },
  };
};

const pageOf = async (
  { path, page, bindings, isBeforeCalls = false }: Pick<Route, 'path' | 'page' | 'bindings' | 'isBeforeCalls'>,
  { frame, calls, later, install }: Pick<Parts, 'frame' | 'calls' | 'later' | 'install'>,
): Promise<ComponentType> => {
  const around = PATHS[path] === 'public' ? undefined : frame();
  const called = isBeforeCalls ? undefined : calls();
  const [{ Page }, ...bound] = await Promise.all([page(later), called, around, bindings?.()]);
  await loadLostSheets();
  for (const each of bound) if (each !== undefined) install(each);
  return Page;
};
