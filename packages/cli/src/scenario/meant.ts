import leven from 'leven';

/** The known word that a person may have meant: a third of its letters may be wrong. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  const [first] = known.toSorted((one, other) => leven(word, one) - leven(word, other));
  return first !== undefined && leven(word, first) <= Math.ceil(word.length / 3) ? first : undefined;
};

/** The same as the end of a sentence. */
export const meant = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known);
  return near === undefined ? '' : `; did you mean "${near}"?`;
};
