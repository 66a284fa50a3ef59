import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What stands in a page, each by its hash: `sha256-…`. */
interface Inline {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/**
 * What a page of the portal may load: its own files and nothing else. No code or style in the page counts, but what the
 * build wrote there.
 */
const policyWith = ({ script, style }: Inline) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...script.map((hash) => `'${hash}'`)],
  'style-src': ["'self'", ...style.map((hash) => `'${hash}'`)],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
});

/** Headers of every answer, pages and API alike. */
export const protectBrowsers = async (app: FastifyInstance, inline: Inline): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyWith(inline) },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  });
};
