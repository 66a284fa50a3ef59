import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { VIOLATIONS_PATH } from './policy-violations.routes.ts';

/** What a page of the portal may load: its own files and nothing else. No code or style in the page counts. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // No text becomes a page or code, except by a policy of a name here: the pages' own (theme.js) and the captcha's library.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'svelte-trusted-html'],
  'report-uri': [VIOLATIONS_PATH],
};

/** The header with the policy. */
export const POLICY_HEADER = 'content-security-policy';

interface Allowed {
  /** What stands in a page, each by its hash: `sha256-…`. */
  readonly hashes: { readonly script: readonly string[]; readonly style: readonly string[] };
  /** The origins that a page calls. */
  readonly connect: readonly string[];
}

/** The policy as a header. */
const written = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join(';');

const { 'require-trusted-types-for': _, 'trusted-types': __, ...WITHOUT_TRUSTED_TYPES } = POLICY;

/** The policy of a page whose library writes its page from texts, of which none comes from a client. */
export const POLICY_OF_DOCS = written(WITHOUT_TRUSTED_TYPES);

/** The policy of a page in which also counts what was written there as it was drawn. */
export const policyWith = ({ hashes: { script, style }, connect }: Allowed): string => {
  const also = (hashes: readonly string[]): readonly string[] => ["'self'", ...hashes.map((hash) => `'${hash}'`)];
  return written({
    ...POLICY,
    'script-src': also(script),
    'style-src': also(style),
    'connect-src': ["'self'", ...connect],
  });
};

/** Headers of every answer, pages and API alike. */
export const protectBrowsers = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // For Internet Explorer and Flash, which nobody has any more. Each file of a page would carry them.
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    // The photo of the profile uses the camera. Every page may become the profile's without a new document.
    void reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=()');
  });
};

/** The headers of every answer, for another server that sends the portal's files. */
export const headersOfAll = async (): Promise<Readonly<Record<string, string>>> => {
  const app = Fastify();
  await protectBrowsers(app);
  app.get('/', (_request, reply) => reply.send());
  const { headers } = await app.inject('/');
  await app.close();
  const ofAnswers = new Set(['date', 'connection', 'content-length', 'content-type']);
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofAnswers.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
};
