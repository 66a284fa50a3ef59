import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { chunksOf, forBrowsers } from './browser-build.ts';

const [FIRST, CALLS, LATER_ROUTES, FRAME] = [
  'src/main.tsx',
  'src/app/calls.ts',
  'src/app/later-routes.ts',
  'registration/standing/standing.module.ts',
];

/** What a page loads until it works, and the most that it may be, in kB of brotli. Headers are not counted. */
const ROUTES: Readonly<Record<string, { readonly limit: number; readonly modules: readonly string[] }>> = {
  '/': { limit: 110, modules: [FIRST, 'shell/pages/splash.page.tsx'] },
  '/welcome': { limit: 110.4, modules: [FIRST, 'access/sign-in/welcome.page.tsx'] },
  '/login': { limit: 109.4, modules: [FIRST] },
  '/login, returning': { limit: 129, modules: [FIRST, CALLS, 'access/returning/returning.page.tsx'] },
  '/forgotPassword': {
    limit: 128,
    modules: [FIRST, CALLS, 'access/password/forgot-password.page.tsx', 'access/password/password.module.ts'],
  },
  '/registration': { limit: 193, modules: [FIRST, CALLS, 'registration/welcome/welcome.page.tsx'] },
  '/dashboard': {
    limit: 154,
    modules: [FIRST, CALLS, FRAME, 'position/dashboard.page.tsx', 'position/position.module.ts'],
  },
};

/** The limit of each page that is not among them: most of it is what the pages of a client share. */
const LIMIT_OF_OTHERS = 246;

const PAGE = /\.page\.tsx?$/;

/** The modules that each page of the tables of routes loads for itself, by the page's own. */
const pagesOf = (context: Rolldown.PluginContext, root: string): ReadonlyMap<string, readonly string[]> => {
  const pages = new Map<string, readonly string[]>();
  for (const table of context.getModuleIds()) {
    if (!table.endsWith('.routes.tsx')) continue;
    let bindings: readonly string[] = [];
    for (const id of context.getModuleInfo(table)?.dynamicallyImportedIds ?? []) {
      const name = id.slice(root.length + 1);
      if (id.endsWith('.module.ts')) bindings = [name];
      const isOfVisitor = context.getModuleInfo(id)?.importedIds.some((other) => other.endsWith('/public-shell.tsx'));
      if (PAGE.test(id)) pages.set(name, [...(isOfVisitor === true ? [] : [FRAME]), ...bindings, name]);
    }
  }
  return pages;
};

/** The compressed bytes of some scripts and of all that they import. */
const sizeOf = async (modules: readonly string[], bundle: Rolldown.OutputBundle, dist: string): Promise<number> => {
  const files = new Set(modules.flatMap((module) => chunksOf(module, bundle)).map(({ fileName }) => fileName));
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(dist, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

/** Says at the end of a build how much script each page takes, and refuses more than its limit. */
export const routeSizes = (): Plugin => {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};
  let pages: ReadonlyMap<string, readonly string[]> = new Map();
  return {
    name: 'route-sizes',
    apply: forBrowsers,
    configResolved: (resolved) => void (config = resolved),
    buildEnd() {
      pages = pagesOf(this, config.root);
    },
    writeBundle: (_, written) => void (bundle = written),
    async closeBundle() {
      // A build that failed wrote nothing. A build for developers has more in it.
      if (Object.keys(bundle).length === 0 || config.mode !== 'production') return;
      const dist = join(config.root, config.build.outDir);
      const lines: string[] = [];
      const tooLarge: string[] = [];
      const known = new Set(Object.values(ROUTES).flatMap(({ modules }) => modules));
      const others = [...pages].flatMap(([page, own]) => {
        const name = page.replace(/^src\//, '').replace(PAGE, '');
        const modules = [FIRST, CALLS, LATER_ROUTES, ...own];
        return [...known].some((module) => page.endsWith(module))
          ? []
          : [[name, { limit: LIMIT_OF_OTHERS, modules }] as const];
      });
      for (const [route, { limit, modules }] of [...Object.entries(ROUTES), ...others]) {
        const size = await sizeOf(modules, bundle, dist);
        lines.push(`${route.padEnd(44)}${size.toFixed(1).padStart(7)} of ${limit}`);
        if (size > limit) tooLarge.push(route);
      }
      process.stdout.write(`Script of each page, kB of brotli:\n${lines.join('\n')}\n`);
      if (tooLarge.length > 0) this.error(`Too much script for ${tooLarge.join(', ')}`);
    },
  };
};
