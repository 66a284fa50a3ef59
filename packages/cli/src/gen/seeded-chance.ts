import { createHash } from 'node:crypto';
import type { Chance } from '@aroeira/domain/kernel';

const BYTES = 6;

/**
 * Chance that repeats itself for a seed, on every machine: the hash of the seed and of how often it was asked.
 *
 * @param seed any text
 */
export const seededChance = (seed: string): Chance => {
  let asked = 0;
  return () => {
    asked += 1;
    return createHash('sha256').update(`${asked} ${seed}`).digest().readUIntBE(0, BYTES) / 2 ** (8 * BYTES);
  };
};
