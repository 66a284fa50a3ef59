/**
 * Writes separators between groups of characters, as far as there are characters: `5299` in groups of three is
 * `529.9`. No separator stands at the end, so that one deletion always removes a typed character.
 *
 * @param sizes how many characters each group has. More characters are cut
 * @param separators one between each two groups
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
