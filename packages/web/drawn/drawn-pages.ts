import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Brand } from '../brands/brand.ts';
import { chunkOf, forBrowsers } from '../browser-build.ts';
import { compress } from '../precompressed.ts';
import { bareWindow } from './bare-window.ts';
import { FOUND, foundHead } from './found.ts';
import { CLIENT_PATHS, FRAME, FRAME_MODULE, NOT_FOUND, PAGES, STRANGER, type Visitor } from './page-list.ts';

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The text of scripts without what only their readers need. Each page has it. */
const inlineScript = async (files: readonly string[]): Promise<string> => {
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
  return minifySync('early.js', text, { module: false }).code;
};

/** What src/drawn.tsx makes of a page. */
interface Drawn {
  readonly title: string;
  readonly body: string;
}

type Draw = (visitor: Visitor, isFrame: boolean) => Promise<Drawn>;

/** Builds the app for Node, in a folder that no other build uses. */
const openDrawing = async (config: ResolvedConfig): Promise<Draw> => {
  const { configFile, mode, root, cacheDir } = config;
  const outDir = join(cacheDir, '../.drawn', basename(config.build.outDir));
  await build({
    ...(configFile === undefined ? {} : { configFile }),
    mode,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/drawn.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  // The build made this module of src/drawn.tsx.
  const { drawn } = (await import(`${pathToFileURL(join(outDir, 'drawn.js')).href}?${Date.now()}`)) as {
    readonly drawn: Draw;
  };
  return drawn;
};

/** The module of the app, whose chunk every page has. */
const FIRST = 'src/main.tsx';

/** The names of a chunk and of its style sheets. */
const loadedWith = (module: string, bundle: Rolldown.OutputBundle) => {
  const { fileName, imports, viteMetadata } = chunkOf(module, bundle);
  return { fileName, imports, styleSheets: [...(viteMetadata?.importedCss ?? [])] };
};

/**
 * Draws pages into files of their own, which a browser shows before it has a script. All that they need for that stands
 * in them. `drawn.json` tells the server which path has which file, and the hashes of what stands in the pages.
 */
export const drawnPages = (brand: Brand): Plugin => {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'drawn-pages',
    apply: forBrowsers,
    configResolved: (resolved) => void (config = resolved),
    writeBundle: (_, written) => void (bundle = written),
    async closeBundle() {
      // A build that failed wrote nothing, and tells why.
      if (Object.keys(bundle).length === 0) return;
      const dist = join(config.root, config.build.outDir);
      const drawn = await openDrawing(config);
      const read = (file: string): Promise<string> => readFile(join(dist, file), 'utf8');
      const early = await inlineScript([join(dist, 'theme.js'), join(import.meta.dirname, 'early.js')]);
      const index = await read('index.html');
      const first = loadedWith(FIRST, bundle);
      const hashes = { script: new Set([sha256(early)]), style: new Set<string>() };
      for (const { path, file, module, visitors = STRANGER } of [...PAGES, FRAME, NOT_FOUND]) {
        const own = module === undefined ? undefined : loadedWith(module, bundle);
        const sheets = [...first.styleSheets, ...(own?.styleSheets ?? [])];
        const style = (await Promise.all(sheets.map(read))).join('');
        hashes.style.add(sha256(style));
        const bodies: string[] = [];
        let title = '';
        for (const visitor of visitors) {
          Object.assign(globalThis, { window: bareWindow(path) });
          const page = await drawn(visitor, module === FRAME_MODULE && visitor === 'client');
          // A form of the app waits for what the device remembers. The drawn one takes text at once.
          bodies.push(`<div data-for="${visitor}">${page.body.replaceAll(' inert=""', '')}</div>`);
          // The page of a stranger says what it is.
          if (title === '') title = page.title;
        }
        const scripts = [first, ...(own === undefined || visitors.length > 1 ? [] : [own])];
        const found = foundHead(path, title, brand);
        const html = pageOf(index, { title, body: bodies.join(''), early, sheets, style, first, scripts, found });
        const target = join(dist, file);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, html);
        await compress(target);
      }
      Reflect.deleteProperty(globalThis, 'window');
      const listed = {
        pages: Object.fromEntries(PAGES.map(({ path, file }) => [path, file])),
        frame: { file: FRAME.file, paths: CLIENT_PATHS },
        notFound: NOT_FOUND.file,
        found: FOUND,
        hashes: { script: [...hashes.script], style: [...hashes.style] },
      };
      await writeFile(join(dist, 'drawn.json'), `${JSON.stringify(listed)}\n`);
    },
  };
};

interface Parts extends Drawn {
  readonly early: string;
  readonly sheets: readonly string[];
  /** The text of the sheets. */
  readonly style: string;
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

type Chunk = ReturnType<typeof loadedWith>;

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
  const { title, body, early, style, first, found } = parts;
  const app = `<script type="module" crossorigin src="/${first.fileName}"></script>`;
  const links = first.styleSheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`);
  const changes: readonly (readonly [string, string])[] = [
    [app, ''],
    [index.slice(index.indexOf('<title>'), index.indexOf('</title>')), `<title>${title}`],
    ...(found === undefined ? [] : [[hiddenHead(index), found] as const]),
    ...links.map((link) => [link, ''] as const),
    ['<script src="/theme.js"></script>', `<script>${early}</script><style>${style}</style>${filesOf(parts)}`],
    ['<div id="root"></div>', `<div id="drawn">${body}</div><div id="root" hidden></div>`],
  ];
  return changes.reduce((page, [from, to]) => {
    if (!page.includes(from)) throw new Error(`The page of the app has no ${from}`);
    return page.replace(from, () => to);
  }, index);
};
