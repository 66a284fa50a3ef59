import { createHash } from 'node:crypto';
import type { Chance } from '@aroeira/domain/kernel';

const BYTES = 6;
const DRAWS = 1000;

/**
 * A random source that repeats for a seed, on every machine. It reads numbers from the hash of the seed, a thousand at
 * a time.
 * @param seed any text
 */
export const seededChance = (seed: string): Chance => {
  let drawn = 0;
  let block = Buffer.alloc(0);
  return () => {
    const place = drawn % DRAWS;
    if (place === 0)
      block = createHash('shake256', { outputLength: DRAWS * BYTES })
        .update(`${drawn / DRAWS} ${seed}`)
        .digest();
    drawn += 1;
    return block.readUIntBE(place * BYTES, BYTES) / 2 ** (8 * BYTES);
  };
};
