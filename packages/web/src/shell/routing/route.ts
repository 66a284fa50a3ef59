import type { ComponentType } from 'react';
import type { Bindings } from '../../composition/bindings.ts';
import type { Pattern } from './paths.ts';

/** What a route loads when it is first opened: its screen, and what that screen's capability binds. */
interface LoadedScreen {
  readonly Screen: ComponentType;
  readonly bindings?: Bindings;
}

/** A route that is built. Its access is that of its path in the table. */
export interface Route {
  readonly path: Pattern;
  /** The page's title, before the product's name. */
  readonly title: string;
  /** A chunk of its own, so that nobody downloads a screen that they do not open. */
  readonly load: () => Promise<LoadedScreen>;
  /** What it needs once there is a client, brought while one is signed in: they may come back without a connection. */
  readonly prepare?: () => Promise<unknown>;
}
