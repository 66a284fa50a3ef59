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

/** The portal's own origin; on a developer's machine also another port of it. @see decision 0118 */
export const relyingParty = (request: FastifyRequest, { portalUrl, brand }: Services): RelyingParty => {
  const portal = new URL(portalUrl());
  const page = request.headers.origin;
  const isLocalPage = page !== undefined && URL.canParse(page) && new URL(page).hostname === LOCAL;
  const isLocal = portal.hostname === LOCAL && isLocalPage;
  return { id: portal.hostname, name: brand.productName, origins: isLocal ? [portal.origin, page] : [portal.origin] };
};
