import type { ComponentType } from 'react';
import type { Bindings } from '../../composition/bindings.ts';
import type { Pattern } from './paths.ts';

/** A `*.page.tsx`: it wires a path to what the page shows. */
interface PageModule {
  readonly Page: ComponentType;
}

/** A route that is built. Its access is that of its path in the table. */
export interface Route {
  readonly path: Pattern;
  /** The page's title, before the product's name. */
  readonly title: string;
  /** Brings the page when it is first opened. It is a chunk of its own: nobody downloads a page that they do not open. */
  readonly page: () => Promise<PageModule>;
  /** Brings what the page's capability binds. */
  readonly bindings?: () => Promise<Bindings>;
  /** Brings what the page needs once there is a client. It runs while one is signed in, who may come back offline. */
  readonly prepare?: () => Promise<unknown>;
}

/** Routes of one capability, which need the same bindings. */
export const routesWith = (bindings: () => Promise<Bindings>, routes: readonly Route[]): readonly Route[] =>
  routes.map((route) => ({ ...route, bindings }));
