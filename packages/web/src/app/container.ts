import { Container } from 'inversify';
import { accessBindings } from '../access/access.module.ts';
import { shellBindings } from '../shell/shell.module.ts';
import type { Bindings } from '../composition/bindings.ts';
import type { Later } from '../composition/later.ts';
import type { Configuration } from '../composition/configuration.ts';
import type { Resolve } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { rest } from './rest.ts';

/** The bindings of the first pages. The other capabilities load theirs with their first route. */
const FIRST: Bindings = [...shellBindings, ...accessBindings];

/** The bindings of what calls the server. Only the first pages are drawn before it. @see decision 0371 */
export const callBindings = async (): Promise<Bindings> => (await import('./calls.ts')).CALL_BINDINGS;

/** The bindings of the frame of a signed-in client. */
export const frameBindings = async (): Promise<Bindings> => {
  const module = import('../registration/standing/standing.module.ts');
  // The platform reads its tables for the first format, which takes 20 ms. Nobody waits for it while the parts of a page come.
  await rest();
  new Intl.NumberFormat();
  return (await module).standingBindings;
};

/** The container as other code sees it. */
export interface Composition {
  readonly resolve: Resolve;
  /** Adds the bindings of a capability. A second call adds nothing. */
  readonly install: (bindings: Bindings) => void;
  readonly later: Later;
}

/** Builds the app. */
export const compose = (configuration: Configuration): Composition => compositionOf(containerFor(configuration));

/** A container with the bindings of the first pages. A test rebinds its ports. */
export const containerFor = (configuration: Configuration): Container => {
  const container = new Container();
  container.bind(SHARED.Configuration).toConstantValue(configuration);
  container.load(...FIRST);
  return container;
};

export const compositionOf = (container: Container): Composition => {
  const installed = new Set<Bindings[number]>();
  const install = (bindings: Bindings): void => {
    for (const module of bindings) {
      if (installed.has(module)) continue;
      installed.add(module);
      container.load(module);
    }
  };
  return {
    resolve: (token) => container.get(token),
    install,
    later: async (token) => {
      install(await callBindings());
      return container.get(token);
    },
  };
};
