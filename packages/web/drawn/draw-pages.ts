import { createHash } from 'node:crypto';
import { prefixOf } from '@aroeira/adapters-http/storage';
import { inHtml, sheetLink } from '../portal/fill-page.ts';
import type { Portal } from '../portal/portal.ts';
import { drawn } from '../src/drawn.tsx';
import { bareWindow } from './bare-window.ts';
import { FOUND, foundHead } from './found.ts';
import { FIRST, type Chunk, type Kit } from './kit.ts';
import { ALL, FRAMES, NOT_FOUND, PAGES, STRANGER, type DrawnPage } from './page-list.ts';

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

interface Drawing {
  readonly portal: Portal;
  readonly kit: Kit;
  /** The page of the app, with the portal's values. */
  readonly index: string;
  /** The text of a file of the build. */
  readonly read: (file: string) => string;
}

interface Parts {
  readonly title: string;
  readonly body: string;
  readonly early: string;
  /** What of the device tells who the visitor is. */
  readonly knownBy: string;
  readonly sheets: readonly string[];
  /** The text of the sheets, after that of the brand. */
  readonly style: string;
  readonly brandLink: string;
  readonly first: Chunk;
  /** The chunks that the page needs, the first one first. */
  readonly scripts: readonly Chunk[];
  /** What it says to search engines, in the place of what keeps them out. */
  readonly found: string | undefined;
}

/** From the description to the line that keeps search engines out. */
const hiddenHead = (index: string): string => {
  const end = '<meta name="robots" content="noindex" />';
  return index.slice(index.indexOf('<meta name="description"'), index.indexOf(end) + end.length);
};

/**
 * Names the picture of a page, so that it does not wait for the styles, the scripts that early.js asks for, and the style
 * sheets that stand in the page. Vite loads no sheet that it finds here, and a browser none of another type.
 */
const filesOf = ({ body, sheets, style, scripts }: Parts): string => {
  const picture = body.includes('art-1') ? /--picture-1:url\(["']?([^"')]+)/.exec(style)?.[1] : undefined;
  const files = new Set(scripts.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  return [
    ...(picture === undefined ? [] : [`<link rel="preload" as="image" href="${picture}" fetchpriority="high">`]),
    ...sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" type="text/plain">`),
    `<meta name="scripts" content="${[...files].map((file) => `/${file}`).join(' ')}">`,
  ].join('');
};

/** The page of the app with its styles, its first script and what is drawn in it. */
const pageOf = (index: string, parts: Parts): string => {
  const { title, body, early, knownBy, style, brandLink, first, found } = parts;
  const app = `<script type="module" crossorigin src="/${first.fileName}"></script>`;
  const links = first.styleSheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`);
  const changes: readonly (readonly [string, string])[] = [
    [app, ''],
    [index.slice(index.indexOf('<title>'), index.indexOf('</title>')), `<title>${inHtml(title)}`],
    ...(found === undefined ? [] : [[hiddenHead(index), found] as const]),
    ...[brandLink, ...links].map((link) => [link, ''] as const),
    [
      '<script src="/theme.js"></script>',
      `<meta name="known-by" content="${knownBy}"><script>${early}</script><style>${style}</style>${filesOf(parts)}`,
    ],
    ['<div id="root"></div>', `<div id="drawn">${body}</div><div id="root" hidden></div>`],
  ];
  return changes.reduce((page, [from, to]) => {
    if (!page.includes(from)) throw new Error(`The page of the app has no ${from}`);
    return page.replace(from, () => to);
  }, index);
};

/** What a page draws for each of its visitors, in a window of its own. The page of a stranger says what it is. */
const bodiesOf = async ({ path, visitors = STRANGER, grey = {} }: DrawnPage, { portal }: Drawing) => {
  const bodies: string[] = [];
  let title = '';
  for (const visitor of visitors) {
    Object.assign(globalThis, { window: bareWindow(path) });
    const drawing = await drawn(portal.configuration, visitor, grey[visitor]);
    // A form of the app waits for what the device remembers. The drawn one takes text at once.
    bodies.push(`<div data-for="${visitor}">${drawing.body.replaceAll(' inert=""', '')}</div>`);
    if (title === '') title = drawing.title;
  }
  return { title, body: bodies.join('') };
};

const partsOf = async (page: DrawnPage, drawing: Drawing): Promise<Parts> => {
  const { path, module, visitors = STRANGER } = page;
  const { portal, kit, read } = drawing;
  const chunkOf = (name: string): Chunk => {
    const chunk = kit.chunks[name];
    if (chunk === undefined) throw new Error(`The kit has no chunk of ${name}`);
    return chunk;
  };
  const first = chunkOf(FIRST);
  const own = module === undefined ? undefined : chunkOf(module);
  const sheets = [...first.styleSheets, ...(own?.styleSheets ?? [])];
  const { title, body } = await bodiesOf(page, drawing);
  return {
    title,
    body,
    early: kit.early,
    knownBy: page.knownBy === undefined ? '' : prefixOf(portal.configuration.environment) + page.knownBy,
    sheets,
    // CSS reads the same, and the element does not end there.
    style: (portal.look.css + sheets.map(read).join('')).replaceAll('</', String.raw`<\/`),
    brandLink: sheetLink(portal),
    first,
    scripts: [first, ...(own === undefined || visitors.length > 1 ? [] : [own])],
    found: foundHead(path, title, portal.configuration.brand),
  };
};

/**
 * Draws pages, which a browser shows before it has a script. All that they need for that stands in them. `drawn.json` tells
 * the server which path has which file, and the hashes of what stands in the pages.
 *
 * @returns the texts of the files by their names
 */
export const drawPages = async (drawing: Drawing): Promise<ReadonlyMap<string, string>> => {
  const { apiBase, collector = '/' } = drawing.portal.configuration;
  const files = new Map<string, string>();
  const styles = new Set<string>();
  for (const page of ALL) {
    const parts = await partsOf(page, drawing);
    styles.add(sha256(parts.style));
    files.set(page.file, pageOf(drawing.index, parts));
  }
  Reflect.deleteProperty(globalThis, 'window');
  const listed = {
    pages: Object.fromEntries(PAGES.map(({ path, file }) => [path, file])),
    frames: FRAMES.map(({ file, paths }) => ({ file, paths })),
    notFound: NOT_FOUND.file,
    found: FOUND,
    hashes: { script: [sha256(drawing.kit.early)], style: [...styles] },
    connect: [...new Set([apiBase, collector].flatMap((base) => (base.startsWith('/') ? [] : new URL(base).origin)))],
  };
  return files.set('drawn.json', `${JSON.stringify(listed)}\n`);
};
