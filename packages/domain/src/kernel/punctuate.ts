/**
 * `5299` in groups of three is `529.9`. No separator is at the end, so that a deletion removes a typed character.
 * @param sizes how many characters each group has. Further characters are removed
 * @param separators one for each pair of neighbouring groups
 */
export const punctuate = (bare: string, sizes: readonly number[], separators: readonly string[]): string => {
  let [written, at] = ['', 0];
  for (const [i, size] of sizes.entries()) {
    const part = bare.slice(at, at + size);
    if (part === '') break;
    written += (i === 0 ? '' : separators[i - 1]) + part;
    at += size;
  }
  return written;
};
