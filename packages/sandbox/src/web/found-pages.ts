import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASK_FIRST } from './caching.ts';
import type { DrawnPages } from './drawn-pages.ts';

interface Parts {
  /** The folder of the build. */
  readonly root: string;
  readonly drawn: DrawnPages;
  /** The origin of the portal. It has no slash at its end. */
  readonly url: () => string;
}

/** Where search engines and messengers read an address of this page. They take only a whole one, and the build has the path. */
const ADDRESS = /(?<=rel="canonical" href="|property="og:(?:url|image)" content=")(?=\/)/g;

/** A page with whole addresses. @param url the origin of the portal */
export const withWholeAddresses = (html: string, url: string): string => html.replaceAll(ADDRESS, url);

/** What search engines may read. */
export const robotsFor = (url: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\nSitemap: ${url}/sitemap.xml\n`;

/** Where the pages are that they may show. */
export const sitemapFor = ({ found }: Pick<DrawnPages, 'found'>, url: string): string => {
  const pages = found.map((page) => `<url><loc>${url}${page}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>\n`;
};

/** A page in each encoding that the server sends. */
interface Encoded {
  readonly tag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

const encoded = async (html: string): Promise<Encoded> => {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  // It is weak: the page has it in each encoding.
  const tag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { tag, bodies: { br, gzip: gz, identity } };
};

/** Whether a browser has a page. Tags are compared weakly. @see RFC 9110 §13.1.2 */
const isKnown = (asked: string | undefined, tag: string): boolean => {
  const bare = (text: string): string => text.trim().replace(/^W\//, '');
  return (asked ?? '').split(',').some((known) => bare(known) === bare(tag));
};

/** Sends a page that search engines may show. */
export type SendFound = (asked: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sends the pages that search engines may show, with their whole addresses in them. A new build may replace them. */
export const makeFoundPages = ({ root, drawn, url }: Parts): SendFound => {
  const made = new Map<string, { readonly html: string; readonly page: Promise<Encoded> }>();
  const read = async (asked: string): Promise<Encoded> => {
    const html = await readFile(path.join(root, drawn.pages[asked] ?? 'index.html'), 'utf8');
    const known = made.get(asked);
    if (known?.html === html) return known.page;
    const page = encoded(withWholeAddresses(html, url()));
    made.set(asked, { html, page });
    return page;
  };
  return async (asked, request, reply) => {
    const { tag, bodies } = await read(asked);
    reply.headers({ 'cache-control': ASK_FIRST, etag: tag, vary: 'accept-encoding' });
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip', 'identity']) ?? 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
};

/** Tells search engines what they may read, and where the pages are that they may show. */
export const tellSearchEngines = (app: FastifyInstance, { drawn, url }: Omit<Parts, 'root'>): void => {
  const hidden = { schema: { hide: true } };
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.header('cache-control', ASK_FIRST).type('text/plain; charset=utf-8').send(robotsFor(url())),
  );
  app.get('/sitemap.xml', hidden, (_request, reply) =>
    reply.header('cache-control', ASK_FIRST).type('application/xml; charset=utf-8').send(sitemapFor(drawn, url())),
  );
};
