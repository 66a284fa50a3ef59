import type { Server } from 'node:net';

/** The port that a server listens on; 0 if it listens on none. */
export const portOf = (server: Pick<Server, 'address'>): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
