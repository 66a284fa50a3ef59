import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { chunksOf, forBrowsers } from './browser-build.ts';

const [FIRST, CALLS, FRAME] = ['src/main.tsx', 'src/app/calls.ts', 'registration/standing/standing.module.ts'];

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

/** The compressed bytes of some scripts and of all that they import. */
const sizeOf = async (modules: readonly string[], bundle: Rolldown.OutputBundle, dist: string): Promise<number> => {
  const files = new Set(modules.flatMap((module) => chunksOf(module, bundle)).map(({ fileName }) => fileName));
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(dist, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

/** Says at the end of a build how much script each first page takes, and refuses more than its limit. */
export const routeSizes = (): Plugin => {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'route-sizes',
    apply: forBrowsers,
    configResolved: (resolved) => void (config = resolved),
    writeBundle: (_, written) => void (bundle = written),
    async closeBundle() {
      // A build that failed wrote nothing. A build for developers has more in it.
      if (Object.keys(bundle).length === 0 || config.mode !== 'production') return;
      const dist = join(config.root, config.build.outDir);
      const lines: string[] = [];
      const tooLarge: string[] = [];
      for (const [route, { limit, modules }] of Object.entries(ROUTES)) {
        const size = await sizeOf(modules, bundle, dist);
        lines.push(`${route.padEnd(18)}${size.toFixed(1).padStart(7)} of ${limit}`);
        if (size > limit) tooLarge.push(route);
      }
      process.stdout.write(`Script of the first pages, kB of brotli:\n${lines.join('\n')}\n`);
      if (tooLarge.length > 0) this.error(`Too much script for ${tooLarge.join(', ')}`);
    },
  };
};
