import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { forBrowsers } from './browser-build.ts';
import { kit } from './drawn/kit-plugin.ts';
import { leanLibraries } from './lean-libraries.ts';
import { mapsApart, wantsMaps } from './maps-apart.ts';
import { portalInDev } from './portal/portal-in-dev.ts';
import { precompressed } from './precompressed.ts';
import { routeSizes } from './route-sizes.ts';
import { PATHS } from './src/shell/routing/paths.ts';

/** The API for `pnpm dev`: the sandbox on its usual port. */
const SANDBOX = 'http://localhost:4300';

/** The sandbox is asked at the host that the page came from: its controls answer no page of another one. */
const proxied = { target: SANDBOX, changeOrigin: false };

/** Adds a JSON file to the build, for other programs. */
const jsonFile = (fileName: string, content: unknown): Plugin => ({
  name: fileName,
  apply: forBrowsers,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content)}\n` });
  },
});

export default defineConfig({
  plugins: [
    react(),
    leanLibraries(),
    portalInDev(),
    // Tells the server which paths are screens. It sends the app for those and a 404 for all others.
    jsonFile('paths.json', Object.keys(PATHS)),
    wantsMaps && mapsApart(),
    precompressed(),
    kit(),
    routeSizes(),
  ],
  build: {
    // What deployments are drawn from. `dist` is one of them (drawn/draw.ts).
    outDir: 'dist-kit',
    sourcemap: wantsMaps && 'hidden',
    // The content security policy allows only files of this origin, so no file may become a data: URL.
    assetsInlineLimit: 0,
    // Every browser that runs the app supports modulepreload.
    modulePreload: { polyfill: false },
    // The first screen is one file, because the headers of thirty small files add 30 kB. What calls the server is the next.
    // So is the dashboard, where every session begins: the other pages share most of it. The steps of a registration and of
    // a movement follow each other. The first screen names every file, so a few large ones keep it small.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'calls', test: /\/(?:app\/calls\.ts|sign-in\/sign-in-(?:dialogs|trouble)\.tsx)$/ },
            { name: 'returning', test: /\/returning\.page\.tsx$/ },
            { name: 'dashboard', test: /\/position\/(?:dashboard\.page\.tsx|position\.module\.ts)$/ },
            { name: 'password', test: /\/password\/(?:forgot-password\.page|password\.module)\.tsx?$/ },
            {
              name: 'registration',
              test: /\/registration\/(?:(?:flow|welcome)\/[\w-]+\.module|(?:[a-su-z]|tax)\w*\/[\w-]+\.page)\.tsx?$/,
            },
            { name: 'movements', test: /\/movements\/(?:[\w-]+\/)?[\w-]+\.(?:page|module)\.tsx?$/ },
            { name: 'documents', test: /\/profile\/documents\/[\w-]+\.(?:page|module)\.tsx?$/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': proxied, '/sandbox': proxied } },
});
