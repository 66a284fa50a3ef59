import type { ComponentType } from 'react';
import type { Bindings } from '../../composition/bindings.ts';
import type { Later } from '../../composition/later.ts';
import type { Shape } from '../../ui/waiting-shape.ts';
import type { Pattern } from './paths.ts';

/** A `*.page.tsx`: it connects a path with the content of the page. */
interface PageModule {
  readonly Page: ComponentType;
}

/** A route that is built. The table of paths says who may open it. */
export interface Route {
  readonly path: Pattern;
  /** The page's title, before the product's name. */
  readonly title: string;
  /** The shape of its content, while it loads. Cards by default. */
  readonly waits?: Shape;
  /** Loads the page when the client first opens it. Each page is a chunk, so nobody downloads other pages. */
  readonly page: (later: Later) => Promise<PageModule>;
  /** Whether the page is drawn before the calls of the server have loaded. `false` by default. */
  readonly isBeforeCalls?: boolean;
  /** Loads the bindings of the page's capability. */
  readonly bindings?: () => Promise<Bindings>;
  /** Loads what the page needs while a client is signed in, who may open the page later without a connection. */
  readonly prepare?: () => Promise<unknown>;
}

/** Routes of one capability, which need the same bindings. */
export const routesWith = (bindings: () => Promise<Bindings>, routes: readonly Route[]): readonly Route[] =>
  routes.map((route) => ({ ...route, bindings }));
