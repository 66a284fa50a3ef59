import { createContext, use } from 'react';
import type { Configuration } from './configuration.ts';

/** The settings that every screen may read: the brand, and how much of a server's answer a client may see. */
export type Deployment = Pick<Configuration, 'brand' | 'environment'>;

const DeploymentContext = createContext<Deployment | undefined>(undefined);

/** The app provides it once. */
export const DeploymentProvider = DeploymentContext;

/**
 * Returns the settings that a screen draws with.
 *
 * @throws Error outside a `DeploymentProvider`
 */
export const useDeployment = (): Deployment => {
  const deployment = use(DeploymentContext);
  if (deployment === undefined) throw new Error('useDeployment outside of DeploymentProvider');
  return deployment;
};
