import type { Chance } from '../../kernel/generate.ts';

/** sfc32: 0 to below 1. @param seed whole, 0 to 2^32 - 1 @see https://pracrand.sourceforge.net/RNG_engines.txt */
export const makeSeededChance = (seed: number): Chance => {
  let [a, b, c, counter] = [0, seed | 0, 0, 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers still resemble the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
};

/**
 * Standard normal numbers from evenly distributed ones, two at a time (Box and Muller).
 *
 * z = √(-2 ln (1 - u)) × cos(2πv) and with sin
 */
export const makeNormal = (chance: Chance): (() => number) => {
  let spare: number | undefined;
  return () => {
    if (spare !== undefined) {
      const kept = spare;
      spare = undefined;
      return kept;
    }
    const length = Math.sqrt(-2 * Math.log(1 - chance()));
    const angle = 2 * Math.PI * chance();
    spare = length * Math.sin(angle);
    return length * Math.cos(angle);
  };
};

/** Turns figures into a seed: FNV-1a over their text. */
export const seedFrom = (figures: readonly number[]): number => {
  let hash = 0x811c9dc5;
  for (const letter of figures.join('|')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};
