import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Whether a file compresses well. Fonts and pictures with pixels are compressed already. */
export const isText = (file: string): boolean => /\.(?:m?js|css|html|svg|json|txt|webmanifest)$/.test(file);

/** How a server may send a text, by the end of the file. */
export const ENCODINGS = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Puts a `.br` and a `.gz` beside one file. */
export const compress = async (file: string): Promise<void> => {
  const text = await readFile(file);
  await Promise.all(
    Object.entries(ENCODINGS).map(async ([encoding, encode]) => writeFile(`${file}.${encoding}`, await encode(text))),
  );
};
