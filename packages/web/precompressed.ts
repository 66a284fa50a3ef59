import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { forBrowsers } from './browser-build.ts';
import { ENCODINGS, isText } from './compressed.ts';

/** Holds the results of earlier builds. It takes seconds to compress all files, and most stay as they are. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/compressed');
const KEPT_DAYS = 14;

/** Puts a `.br` and a `.gz` beside each text file of the build, so that the server does not compress at each request. */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: forBrowsers,
  async writeBundle({ dir }) {
    if (dir === undefined) return;
    const files = await readdir(dir, { recursive: true });
    await Promise.all(files.filter(isText).map((file) => compressOnce(join(dir, file))));
    await forgetOld(CACHE);
  },
});

/** Puts a `.br` and a `.gz` beside one file. What was compressed once is copied. */
export const compressOnce = async (file: string, cache = CACHE): Promise<void> => {
  const text = await readFile(file);
  const name = createHash('sha256').update(text).digest('hex');
  await mkdir(cache, { recursive: true });
  const put = async ([encoding, encode]: readonly [string, (text: Buffer) => Promise<Buffer>]): Promise<void> => {
    const kept = join(cache, `${name}.${encoding}`);
    try {
      await utimes(kept, new Date(), new Date());
    } catch {
      // Another build may write the same at the same time, so the file comes whole.
      const draft = `${kept}.${String(process.pid)}`;
      await writeFile(draft, await encode(text));
      await rename(draft, kept);
    }
    await copyFile(kept, `${file}.${encoding}`);
  };
  await Promise.all(Object.entries(ENCODINGS).map(put));
};

const forgetOld = async (cache: string): Promise<void> => {
  const since = Date.now() - KEPT_DAYS * 86_400_000;
  const files = (await readdir(cache)).map((file) => join(cache, file));
  await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs < since && rm(file, { force: true })));
};
