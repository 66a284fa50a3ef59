/** How a text field shows the typed text: for the input event, a paste and the command line. All of it is pure. */
export interface Mask {
  /**
   * Shows a text that the client typed or changed. A second call changes nothing. No separator is at the end, so one
   * deletion removes one character.
   * @param from the shown text that the client changed, unless the key was a point. It tells a point that the client
   * typed from a point that the mask put between thousands
   */
  show(text: string, from?: string): string;
  /** Reads a text that the client pasted or the browser filled in: `1234.56` becomes `1234,56`. */
  adopt(text: string): string;
  /** Completes the text when the client leaves the field: `10` becomes `10,00`. */
  settle(text: string): string;
  /** Whether the client typed this character: no separator. The caret stays after the same number of them. */
  isTyped(character: string): boolean;
}

const same = (text: string): string => text;

/** Makes a mask of digits and separators. The caller gives the other differences. */
export const maskOf = (show: Mask['show'], rest: Partial<Mask> = {}): Mask => ({
  show,
  adopt: same,
  settle: same,
  isTyped: (character) => /\d/.test(character),
  ...rest,
});

/** Puts a text before the shown text, such as `R$ `. The mask itself must ignore that text. */
export const prefixed = (prefix: string, mask: Mask): Mask => ({
  ...mask,
  show: (text, from) => {
    const shown = mask.show(text, from);
    return shown === '' ? '' : prefix + shown;
  },
});

/** Whether a text has only separators and placeholders. An empty mask counts as empty. @see spec A §5 */
export const isEmptyMask = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** A text and its caret. The caret is before the character with that index. */
export interface Edit {
  readonly text: string;
  readonly caret: number;
  /** The shown text before the change, unless the client typed a point. */
  readonly from?: string | undefined;
}

/** After an input event. The caret stays after the same number of typed characters, and at the end. */
export const retype = (mask: Mask, { text, caret, from }: Edit): Edit => {
  const shown = mask.show(text, from);
  if (caret >= text.length) return { text: shown, caret: shown.length };
  const before = text.slice(0, caret).split('');
  const place = behind(shown, before.filter(mask.isTyped).length, mask);
  if (mask.isTyped(before.at(-1) ?? '')) return { text: shown, caret: place };
  const separators = shown.slice(place).split('').findIndex(mask.isTyped);
  return { text: shown, caret: separators === -1 ? shown.length : place + separators };
};

/** The index in a shown text after its nth typed character. */
const behind = (shown: string, count: number, mask: Mask): number => {
  const places = shown.split('').flatMap((character, i) => (mask.isTyped(character) ? [i + 1] : []));
  return count === 0 ? 0 : (places[count - 1] ?? shown.length);
};
