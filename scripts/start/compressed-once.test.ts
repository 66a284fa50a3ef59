import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressOnce } from '../../packages/web/precompressed.ts';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
const cache = join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true }));

const compressed = async (name: string, text: string): Promise<readonly string[]> => {
  const file = join(folder, name);
  writeFileSync(file, text);
  await compressOnce(file, cache);
  return [brotliDecompressSync(readFileSync(`${file}.br`)), gunzipSync(readFileSync(`${file}.gz`))].map(String);
};

it('compresses a text once, whatever its file is called, and another text again', async () => {
  expect(await compressed('a.js', 'let a = 1;')).toEqual(['let a = 1;', 'let a = 1;']);
  const kept = readdirSync(cache);
  expect(await compressed('b.js', 'let a = 1;')).toEqual(['let a = 1;', 'let a = 1;']);
  expect(readdirSync(cache)).toEqual(kept);
  expect(await compressed('a.js', 'let a = 2;')).toEqual(['let a = 2;', 'let a = 2;']);
  expect(readdirSync(cache)).toHaveLength(2 * kept.length);
});

it('copies what it kept', async () => {
  await compressed('c.js', 'let c = 1;');
  for (const file of readdirSync(cache)) writeFileSync(join(cache, file), 'kept');
  writeFileSync(join(folder, 'd.js'), 'let c = 1;');
  await compressOnce(join(folder, 'd.js'), cache);
  expect(readFileSync(join(folder, 'd.js.br'), 'utf8')).toBe('kept');
});
