/** A colour of a brand in both themes, as `#rrggbb`. */
interface Shades {
  readonly light: string;
  readonly dark: string;
}

/** The colours of a style sheet by the names of their tokens, without the two hyphens. */
export type Palette = ReadonlyMap<string, Shades>;

const COLOUR = /(?<![\w-])--([\w-]{1,30}): (?:light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)|(#[\da-f]{6}));/gi;

/** Reads `--ink: light-dark(#1d2321, #eef2ef);` and `--paper: #ffffff;`. A value of another shape is no colour here. */
export const paletteIn = (css: string): Palette =>
  new Map(
    [...css.matchAll(COLOUR)].map(([, name = '', light, dark, both = '']) => [
      name,
      { light: light ?? both, dark: dark ?? both },
    ]),
  );
