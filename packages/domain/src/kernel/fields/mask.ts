/**
 * How a text field shows what is typed in it. All four are pure: the browser's input event, a paste and the command line
 * share them.
 */
export interface Mask {
  /**
   * What the field shows for a text that was typed or changed anywhere in it. Showing what is shown changes nothing, and
   * no separator stands at the end, so that one deletion takes one character.
   */
  show(text: string): string;
  /** Turns a text from elsewhere (pasted, filled in by the browser) into one to show: `1234.56` into `1234,56`. */
  adopt(text: string): string;
  /** What stands there once the client leaves the field: `10` becomes `10,00`. */
  settle(text: string): string;
  /** Whether a character is the client's and not a separator: the caret stays behind as many of them. */
  isTyped(character: string): boolean;
}

const same = (text: string): string => text;

/** A mask of digits and separators. Whatever else the mask does differently is given. */
export const maskOf = (show: Mask['show'], rest: Partial<Mask> = {}): Mask => ({
  show,
  adopt: same,
  settle: same,
  isTyped: (character) => /\d/.test(character),
  ...rest,
});

/** The same mask with something before whatever is shown, such as `R$ `; the mask itself must pass over it. */
export const prefixed = (prefix: string, mask: Mask): Mask => ({
  ...mask,
  show: (text) => {
    const shown = mask.show(text);
    return shown === '' ? '' : prefix + shown;
  },
});

/** Whether a text has nothing but separators and placeholders: an empty mask counts as empty. @see spec A §5 */
export const isEmptyMask = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** A text and where the caret stands in it: before the character with that index. */
export interface Edit {
  readonly text: string;
  readonly caret: number;
}

/**
 * What a field shows after an input event, and where its caret goes: behind the same number of typed characters, and
 * behind the separator too where it stood behind one. At the end it stays at the end.
 */
export const retype = (mask: Mask, { text, caret }: Edit): Edit => {
  const shown = mask.show(text);
  if (caret >= text.length) return { text: shown, caret: shown.length };
  const before = text.slice(0, caret).split('');
  const place = behind(shown, before.filter(mask.isTyped).length, mask);
  if (mask.isTyped(before.at(-1) ?? '')) return { text: shown, caret: place };
  const separators = shown.slice(place).split('').findIndex(mask.isTyped);
  return { text: shown, caret: separators === -1 ? shown.length : place + separators };
};

/** The place in a shown text behind its nth typed character. */
const behind = (shown: string, count: number, mask: Mask): number => {
  const places = shown.split('').flatMap((character, i) => (mask.isTyped(character) ? [i + 1] : []));
  return count === 0 ? 0 : (places[count - 1] ?? shown.length);
};
