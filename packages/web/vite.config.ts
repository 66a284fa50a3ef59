import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { PATHS } from './src/shell/routing/paths.ts';

/** Where `pnpm dev` finds the API: the sandbox on its usual port. */
const SANDBOX = 'http://localhost:4300';

/** What compresses well. A font and a picture with pixels are compressed already. */
const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

/** A file of the build that others read. */
const jsonFile = (fileName: string, content: unknown): Plugin => ({
  name: fileName,
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content)}\n` });
  },
});

/** Puts a `.br` and a `.gz` beside each text file of the build, so that a server compresses nothing while it serves. */
const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir === undefined) return;
    const files = await readdir(dir, { recursive: true });
    await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(dir, file))));
  },
});

const compress = async (file: string): Promise<void> => {
  const text = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

export default defineConfig({
  plugins: [
    react(),
    // Which version is deployed, to an app that was loaded before. @see spec A §1
    jsonFile('version.json', { version: manifest.version }),
    // Which addresses are screens, to the server that answers the app to them and a 404 to any other.
    jsonFile('paths.json', Object.keys(PATHS)),
    precompressed(),
  ],
  build: {
    // The content security policy takes files of this origin alone: nothing may become a data: address.
    assetsInlineLimit: 0,
    // Every browser that runs the app knows modulepreload.
    modulePreload: { polyfill: false },
    // One file for all that the first screen needs: the headers of thirty small ones weigh 30 kB.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': SANDBOX, '/sandbox': SANDBOX } },
});
