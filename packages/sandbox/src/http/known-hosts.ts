import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseWord } from './refusal.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A browser finds these names on its own machine alone. A world is at a host below `localhost`. */
export const isLocalName = (name: string): boolean => LOOPBACK.has(name) || name.endsWith('.localhost');

/** The name of the host that was asked. A name is the same in capitals. */
export const askedName = ({ hostname }: Pick<FastifyRequest, 'hostname'>): string => hostname.toLowerCase();

const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;

/**
 * Whether a stranger cannot lead a name to this server. Who owns any other name can let it mean this machine, and a page
 * there would read what the server answers. An address means itself. Worlds are below the portal's own name.
 */
const isKnown = (name: string, portal: string): boolean =>
  isLocalName(name) || isAddress(name) || name === portal || name.endsWith(`.${portal}`);

/** Answers calls at a known host alone. @param portalUrl the origin of the portal @see decision 0394 */
export const refuseUnknownHosts = (scope: FastifyInstance, portalUrl: () => string): void => {
  scope.addHook('onRequest', async (request) => {
    if (!isKnown(askedName(request), new URL(portalUrl()).hostname)) throw refuseWord(421, 'unknown_host');
  });
};
