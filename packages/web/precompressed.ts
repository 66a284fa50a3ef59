import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The files that compress well. Fonts and pictures with pixels are compressed already. */
const TEXT = /\.(?:m?js|css|html|svg|json|txt|webmanifest)$/;

/** Puts a `.br` and a `.gz` beside each text file of the build, so that the server does not compress at each request. */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir === undefined) return;
    const files = await readdir(dir, { recursive: true });
    await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(dir, file))));
  },
});

/** Puts a `.br` and a `.gz` beside one file. */
export const compress = async (file: string): Promise<void> => {
  const text = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};
