import { lazy, type ComponentType } from 'react';
import type { Bindings } from '../../composition/bindings.ts';
import { PATHS, type Pattern } from './paths.ts';
import type { Route } from './route.ts';

/** A route that is built, with a lazy page: React loads the page when it first draws it. */
interface BuiltRoute {
  readonly path: Pattern;
  readonly title: string;
  readonly Page: ComponentType;
}

/** The pages of the app. The app makes it once before React draws: React forgets objects made while a page waits. */
export interface LazyPages {
  readonly of: (pattern: Pattern) => BuiltRoute | undefined;
  /** Loads the pages that a client comes back to. React asks again for a page that fails to load now. */
  readonly prepare: () => void;
  /** Asks for all chunks again, because the browser remembers a chunk that failed to load as missing. */
  readonly renew: () => void;
}

export const makeLazyPages = (routes: readonly Route[], install: (bindings: Bindings) => void): LazyPages => {
  const make = () => new Map(routes.map((route) => [route.path, built(route, install)]));
  let pages = make();
  return {
    of: (pattern) => pages.get(pattern),
    prepare: () => {
      for (const { prepare } of routes) prepare?.().catch(() => undefined);
    },
    renew: () => void (pages = make()),
  };
};

const built = ({ path, title, page, bindings }: Route, install: (bindings: Bindings) => void): BuiltRoute => ({
  path,
  title,
  Page: lazy(async () => {
    const [{ Page }, around, bound] = await Promise.all([page(), frameBindings(path), bindings?.()]);
    if (around !== undefined) install(around);
    if (bound !== undefined) install(bound);
    return { default: Page };
  }),
});

/** What the frame of a signed-in client needs. No public page downloads it. */
const frameBindings = async (path: Pattern): Promise<Bindings | undefined> => {
  if (PATHS[path] === 'public') return undefined;
  return (await import('../../registration/standing/standing.module.ts')).standingBindings;
};
