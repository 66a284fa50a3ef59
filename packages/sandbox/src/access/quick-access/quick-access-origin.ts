import type { FastifyRequest } from 'fastify';
import type { Services } from '../../http/api.ts';

/** The site that a key belongs to, and the pages on which it may sign. */
export interface RelyingParty {
  readonly id: string;
  /** What the device shows beside a key. */
  readonly name: string;
  readonly origins: string[];
}

const LOCAL = 'localhost';

/**
 * Allows the portal's own origin. On a developer's machine the page may come from another port of the same machine.
 * @see decision 0118
 */
export const relyingParty = (request: FastifyRequest, { portalUrl, brand }: Services): RelyingParty => {
  const portal = new URL(portalUrl());
  const page = request.headers.origin;
  const isLocalPage = page !== undefined && URL.canParse(page) && new URL(page).hostname === LOCAL;
  const isLocal = portal.hostname === LOCAL && isLocalPage;
  return { id: portal.hostname, name: brand.productName, origins: isLocal ? [portal.origin, page] : [portal.origin] };
};
