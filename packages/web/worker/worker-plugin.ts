import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { chunksOf, forBrowsers } from '../browser-build.ts';
import { FRAME, NOT_FOUND, PAGES } from '../drawn/page-list.ts';
import { compress } from '../precompressed.ts';

/** The files whose name says nothing of their content. */
const TEXTS = ['index.html', ...[...PAGES, FRAME, NOT_FOUND].map(({ file }) => file), 'theme.js', 'favicon.svg'];

/** What the drawn pages need, and what tells of the others. */
const MODULES = [
  'src/main.tsx',
  'src/app/calls.ts',
  'src/shell/version/app-update.ts',
  ...PAGES.flatMap(({ module }) => module ?? []),
  // The field of /forgotPassword. Without a connection it says that the check did not load.
  'ui/fields/captcha/captcha-input.tsx',
  'src/app/later-routes.ts',
];

/** The files of a module: its chunk and what that imports, with styles and pictures. */
const filesOf = (module: string, bundle: Rolldown.OutputBundle): readonly string[] =>
  chunksOf(module, bundle).flatMap(({ fileName, viteMetadata }) => {
    const { importedCss = [], importedAssets = [] } = viteMetadata ?? {};
    return [fileName, ...importedCss, ...importedAssets];
  });

/** Bundles the worker as one script, which knows the build. */
const writeWorker = async ({ root }: ResolvedConfig, file: string, shell: object): Promise<void> => {
  const outputs = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: join(import.meta.dirname, 'worker.ts'), formats: ['iife'], name: 'worker' },
    },
  });
  const [output] = Array.isArray(outputs) ? outputs : [];
  if (output === undefined) throw new Error('The build of the worker has no output');
  await writeFile(file, output.output[0].code);
  await compress(file);
};

/**
 * Makes `sw.js`, which keeps the files of a build in the browser. It comes after the drawn pages, which it lists.
 *
 * @param slug the slug of the brand
 * @see decision 0350
 */
export const worker = (slug: string): Plugin => {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'worker',
    apply: forBrowsers,
    configResolved: (resolved) => void (config = resolved),
    writeBundle: (_, written) => void (bundle = written),
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        // A build that failed wrote nothing, and tells why.
        if (Object.keys(bundle).length === 0) return;
        const dist = join(config.root, config.build.outDir);
        const read = (file: string): Promise<string> => readFile(join(dist, file), 'utf8');
        const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
        const needed = new Set(MODULES.flatMap((module) => filesOf(module, bundle)));
        // The styles ask for the fonts and the pictures of the brand.
        for (const output of Object.values(bundle))
          if (output.type === 'asset' && output.originalFileNames.some((name) => /(?:^|\/)brands\//.test(name)))
            needed.add(output.fileName);
        const hash = createHash('sha256').update([...(await Promise.all(TEXTS.map(read))), ...assets].join('\n'));
        const at = (file: string): string => `/${file}`;
        await writeWorker(config, join(dist, 'sw.js'), {
          name: `shell-${hash.digest('hex').slice(0, 16)}`,
          slug,
          pages: Object.fromEntries(PAGES.map(({ path, file }) => [path, at(file)])),
          frame: at(FRAME.file),
          notFound: at(NOT_FOUND.file),
          first: [...TEXTS, ...needed].map(at),
          later: assets.filter((file) => !needed.has(file)).map(at),
        });
      },
    },
  };
};
