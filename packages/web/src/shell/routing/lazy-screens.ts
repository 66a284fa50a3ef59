import { lazy, type ComponentType } from 'react';
import type { Bindings } from '../../composition/bindings.ts';
import type { Pattern } from './paths.ts';
import type { Route } from './route.ts';

/** A route that is built, with its screen as React takes it: it loads when it is first drawn. */
interface BuiltRoute {
  readonly path: Pattern;
  readonly title: string;
  readonly Screen: ComponentType;
}

/** The screens of the app. Made once, before React draws anything: what is made while drawing is forgotten by waiting. */
export interface LazyScreens {
  readonly of: (pattern: Pattern) => BuiltRoute | undefined;
  /** Brings what a client comes back to; what does not come now is asked for again when it is drawn. */
  readonly prepare: () => void;
  /** Asks for all chunks anew: one that did not come is remembered as missing. */
  readonly renew: () => void;
}

export const makeLazyScreens = (routes: readonly Route[], install: (bindings: Bindings) => void): LazyScreens => {
  const make = () => new Map(routes.map((route) => [route.path, built(route, install)]));
  let screens = make();
  return {
    of: (pattern) => screens.get(pattern),
    prepare: () => {
      for (const { prepare } of routes) prepare?.().catch(() => undefined);
    },
    renew: () => void (screens = make()),
  };
};

const built = ({ path, title, load }: Route, install: (bindings: Bindings) => void): BuiltRoute => ({
  path,
  title,
  Screen: lazy(async () => {
    const { Screen, bindings } = await load();
    if (bindings !== undefined) install(bindings);
    return { default: Screen };
  }),
});
