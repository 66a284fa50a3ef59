import { makeBrowserStorage, prefixOf } from '@aroeira/adapters-http/storage';
import type { Configuration } from './configuration.ts';

/** Where this tab of the browser keeps what belongs to its client. */
export const tabPlace = ({ environment }: Pick<Configuration, 'environment'>) => ({
  tab: makeBrowserStorage(() => window.sessionStorage),
  prefix: prefixOf(environment),
});
