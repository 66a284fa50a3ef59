import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { compress } from '../precompressed.ts';
import { bareWindow } from './bare-window.ts';

/** A page that is drawn without an answer of the server. */
interface DrawnPage {
  readonly path: string;
  readonly file: string;
  /** The module of a page that is not in the first chunk. The styles of its chunk go into its file. */
  readonly module?: string;
}

const PAGES: readonly DrawnPage[] = [
  { path: '/', file: 'drawn/splash.html', module: 'shell/pages/splash.page.tsx' },
  { path: '/welcome', file: 'drawn/welcome.html', module: 'access/sign-in/welcome.page.tsx' },
  { path: '/login', file: 'drawn/login.html' },
  { path: '/forgotPassword', file: 'drawn/forgot-password.html', module: 'access/password/forgot-password.page.tsx' },
  { path: '/registration', file: 'drawn/registration.html', module: 'registration/welcome/welcome.page.tsx' },
];

/** Draws every path that leads nowhere. */
const NOT_FOUND: DrawnPage = { path: '/nowhere', file: 'drawn/not-found.html' };

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What src/drawn.tsx makes of a page. */
interface Drawn {
  readonly title: string;
  readonly body: string;
}

/** Builds the app for Node. */
const openDrawing = async ({ configFile, mode, root, cacheDir }: ResolvedConfig): Promise<() => Promise<Drawn>> => {
  const outDir = join(cacheDir, '../.drawn');
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
    readonly drawn: () => Promise<Drawn>;
  };
  return drawn;
};

/** The module of the app, whose chunk every page has. */
const FIRST = '/src/main.tsx';

/** The chunk of a module, with its style sheets. */
const chunkOf = (module: string, bundle: Rolldown.OutputBundle) => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`${module} is in no chunk`);
  return { fileName: chunk.fileName, styleSheets: [...(chunk.viteMetadata?.importedCss ?? [])] };
};

/**
 * Draws pages into files of their own, which a browser shows before it has a script. All that they need for that stands
 * in them. `drawn.json` tells the server which path has which file, and the hashes of what stands in the pages.
 */
export const drawnPages = (): Plugin => {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'drawn-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (resolved) => void (config = resolved),
    writeBundle: (_, written) => void (bundle = written),
    async closeBundle() {
      const dist = join(config.root, config.build.outDir);
      const drawn = await openDrawing(config);
      const read = (file: string): Promise<string> => readFile(join(dist, file), 'utf8');
      const early = (await read('theme.js')) + (await readFile(join(import.meta.dirname, 'early.js'), 'utf8'));
      const index = await read('index.html');
      const first = chunkOf(FIRST, bundle);
      const hashes = { script: new Set([sha256(early)]), style: new Set<string>() };
      for (const { path, file, module } of [...PAGES, NOT_FOUND]) {
        const own = module === undefined ? [] : chunkOf(module, bundle).styleSheets;
        const style = (await Promise.all([...first.styleSheets, ...own].map(read))).join('');
        hashes.style.add(sha256(style));
        Object.assign(globalThis, { window: bareWindow(path) });
        const html = pageOf(index, { ...(await drawn()), early, style, first });
        const target = join(dist, file);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, html);
        await compress(target);
      }
      Reflect.deleteProperty(globalThis, 'window');
      const listed = {
        pages: Object.fromEntries(PAGES.map(({ path, file }) => [path, file])),
        notFound: NOT_FOUND.file,
        hashes: { script: [...hashes.script], style: [...hashes.style] },
      };
      await writeFile(join(dist, 'drawn.json'), `${JSON.stringify(listed)}\n`);
    },
  };
};

interface Parts extends Drawn {
  readonly early: string;
  readonly style: string;
  readonly first: ReturnType<typeof chunkOf>;
}

/** The page of the app with its styles, its first script and what is drawn in it. The script of the app comes last. */
const pageOf = (index: string, { title, body, early, style, first }: Parts): string => {
  const app = `<script type="module" crossorigin src="/${first.fileName}"></script>`;
  const links = first.styleSheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`);
  const changes: readonly (readonly [string, string])[] = [
    [app, ''],
    [index.slice(index.indexOf('<title>'), index.indexOf('</title>')), `<title>${title}`],
    ...links.map((link) => [link, ''] as const),
    ['<script src="/theme.js"></script>', `<script>${early}</script><style>${style}</style>`],
    // A form of the app waits for what the device remembers. The drawn one takes text at once.
    ['<div id="root"></div>', `<div id="drawn">${body.replaceAll(' inert=""', '')}</div><div id="root" hidden></div>`],
    ['</body>', `${app.replace('<script', '<script fetchpriority="low"')}</body>`],
  ];
  return changes.reduce((page, [from, to]) => {
    if (!page.includes(from)) throw new Error(`The page of the app has no ${from}`);
    return page.replace(from, () => to);
  }, index);
};
