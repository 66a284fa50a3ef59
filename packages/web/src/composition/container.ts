import { Container } from 'inversify';
import { accessModule } from '../access/access.module.ts';
import { deviceModule } from '../access/devices/device.module.ts';
import { quickAccessLoadingModule } from '../access/quick-access/quick-access-loading.module.ts';
import { twoStepModule } from '../access/two-step/two-step.module.ts';
import { exitsModule } from '../shell/frame/exits.module.ts';
import { nativeWrapperModule } from '../shell/native-wrapper/native-wrapper.module.ts';
import { sessionWatchModule } from '../shell/session/session-watch.module.ts';
import { shellModule } from '../shell/shell.module.ts';
import type { Bindings } from './bindings.ts';
import type { Configuration } from './configuration.ts';
import type { Resolve } from './injection.tsx';
import { TOKENS } from './tokens.ts';

/** What the first screens need. The other capabilities bring theirs with the first of their routes. */
const MODULES = [
  shellModule,
  nativeWrapperModule,
  sessionWatchModule,
  accessModule,
  twoStepModule,
  quickAccessLoadingModule,
  deviceModule,
  exitsModule,
];

/** The container, seen from outside. */
export interface Composition {
  readonly resolve: Resolve;
  /** Adds what a capability binds; a second time adds nothing. */
  readonly install: (bindings: Bindings) => void;
}

/** Puts the app together. */
export const compose = (configuration: Configuration): Composition => compositionOf(containerFor(configuration));

/** A container that holds what the first screens need; a test rebinds its ports. */
export const containerFor = (configuration: Configuration): Container => {
  const container = new Container();
  container.bind(TOKENS.Configuration).toConstantValue(configuration);
  container.load(...MODULES);
  return container;
};

export const compositionOf = (container: Container): Composition => {
  const installed = new Set<Bindings>();
  return {
    resolve: (token) => container.get(token),
    install: (bindings) => {
      if (installed.has(bindings)) return;
      installed.add(bindings);
      container.load(bindings);
    },
  };
};
