import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from './precompressed.ts';

/** The page of the sandbox's controls. It is a build of its own, so that the portal's has nothing of it. @see decision 0342 */
export default defineConfig({
  base: '/sandbox/',
  plugins: [react(), precompressed()],
  build: {
    outDir: 'dist-workbench',
    // The content security policy allows only files of this origin, so no file may become a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'workbench.html', checks: { pluginTimings: false } },
  },
});
