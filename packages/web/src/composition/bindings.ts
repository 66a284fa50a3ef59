import type { ContainerModule } from 'inversify';

/** What one capability binds, as its `*.module.ts` says it. Routes and the shell pass it on without looking inside. */
export type Bindings = ContainerModule;
