import { extname, join } from 'node:path';
import * as E from 'fp-ts/Either';
import type { Plugin, ViteDevServer } from 'vite';
import { brandFiles } from './brand-files.ts';
import { fillPage } from './fill-page.ts';
import { portalFileOf, readPortal, type Portal } from './portal.ts';

const KINDS: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Shows the portal of `PORTAL_FILE` while somebody works on it, or ours, as the drawing makes it. Each load of the page reads it again. */
export const portalInDev = (): Plugin => {
  const ours = join(import.meta.dirname, '../brands/aroeira');
  const read = (): Portal => {
    const portal = readPortal(portalFileOf(process.env), ours);
    if (E.isLeft(portal)) throw new Error(portal.left.join('\n'));
    return portal.right;
  };
  return {
    name: 'portal-in-dev',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      // The page of the controls asks for the brand itself.
      handler: (html, { path }) => (path === '/index.html' ? fillPage(html, read()) : html),
    },
    configureServer: ({ middlewares }: ViteDevServer) => {
      middlewares.use((request, answer, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        const isOurs = /^\/(?:assets\/|favicon\.svg|brand\.json|manifest\.webmanifest)/.test(path);
        const content = isOurs ? brandFiles(read()).get(path.slice(1)) : undefined;
        if (content === undefined) return next();
        const kind = KINDS[extname(path)];
        if (kind !== undefined) answer.setHeader('content-type', kind);
        return void answer.end(content);
      });
    },
  };
};
