import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { chunkOf, chunksOf, forBrowsers } from '../browser-build.ts';
import { FIRST, type Chunk, type Kit } from './kit.ts';
import { ALL, PAGES } from './page-list.ts';

/** What holds compiled code. Whoever draws without this repository installs it beside the kit. */
const OUTSIDE = ['sharp', 'lightningcss'];

/** The text of scripts without what only their readers need. Each page has it. */
const inlineScript = (files: readonly string[]): string =>
  minifySync('early.js', files.map((file) => readFileSync(file, 'utf8')).join(''), { module: false }).code;

const loadedWith = (module: string, bundle: Rolldown.OutputBundle): Chunk => {
  const { fileName, imports, viteMetadata } = chunkOf(module, bundle);
  return { fileName, imports, styleSheets: [...(viteMetadata?.importedCss ?? [])] };
};

/** What the drawn pages need, and what tells of the others. */
const NEEDED = [
  FIRST,
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

/** Builds the program that draws, which has the app for Node in it. */
const buildDrawing = ({ configFile, mode, root }: ResolvedConfig, outDir: string): Promise<unknown> =>
  build({
    ...(configFile === undefined ? {} : { configFile }),
    mode,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: OUTSIDE },
    build: {
      ssr: 'drawn/draw.ts',
      target: 'node20',
      sourcemap: false,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });

/** Bundles the worker as one script. The drawing writes SHELL before it. */
const buildWorker = async (root: string): Promise<string> => {
  const outputs = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: join(root, 'worker/worker.ts'), formats: ['iife'], name: 'worker' },
    },
  });
  const [output] = Array.isArray(outputs) ? outputs : [];
  if (output === undefined) throw new Error('The build of the worker has no output');
  return output.output[0].code;
};

/** The package of the program: what is to be installed beside it, in the versions of this repository. */
const manifestIn = (root: string) => {
  const versionOf = (name: string): string => {
    const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
    const { version }: { readonly version: string } = JSON.parse(text);
    return version;
  };
  return {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(OUTSIDE.map((name) => [name, versionOf(name)])),
  };
};

/**
 * Puts beside the build what draws a deployment of it: the folder `kit`, with the program `draw.js`.
 *
 * @see decision 0415
 */
export const kit = (): Plugin => {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'kit',
    apply: forBrowsers,
    configResolved: (resolved) => void (config = resolved),
    writeBundle: (_, written) => void (bundle = written),
    async closeBundle() {
      // A build that failed wrote nothing, and tells why.
      if (Object.keys(bundle).length === 0) return;
      const dist = join(config.root, config.build.outDir);
      const folder = join(dist, 'kit');
      await buildDrawing(config, folder);
      const modules = [FIRST, ...ALL.flatMap(({ module }) => module ?? [])];
      const needed = new Set(NEEDED.flatMap((module) => filesOf(module, bundle)));
      const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const found: Kit = {
        early: inlineScript([join(dist, 'theme.js'), join(import.meta.dirname, 'early.js')]),
        chunks: Object.fromEntries(modules.map((module) => [module, loadedWith(module, bundle)])),
        assets: { needed: [...needed], later: assets.filter((file) => !needed.has(file)) },
      };
      writeFileSync(join(folder, 'kit.json'), JSON.stringify(found));
      writeFileSync(join(folder, 'worker.js'), await buildWorker(config.root));
      cpSync(join(config.root, 'brands/aroeira'), join(folder, 'brand'), { recursive: true });
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestIn(config.root)));
    },
  };
};
