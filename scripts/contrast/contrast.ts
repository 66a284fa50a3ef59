import { paletteIn, type Palette } from '../../packages/web/brands/palette.ts';
import type { Found } from '../repository.ts';
import { PAIRS } from './pairs.ts';

/** The style sheets and the screens whose colours are measured. Paper has colours of its own. */
export const DRAWN = /^packages\/web\/src\/(?!ui\/styles\/print\.css$).*\.(css|tsx)$/;

/** The style sheets of one brand. */
export interface BrandStyles {
  /** The name of its folder. */
  readonly name: string;
  /** Its `brand.css`. */
  readonly css: string;
}

/** @see WCAG 2.2, relative luminance: each channel of sRGB from 0 to 1, made linear, by how bright an eye finds it */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours as `#rrggbb`, from 1 to 21. @see WCAG 2.2, contrast ratio */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Cut and not rounded, so that 4.499 does not read as 4.5. */
const written = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

const weakPairs = (name: string, palette: Palette): readonly string[] =>
  PAIRS.flatMap(({ front, on, needs, where }) =>
    on.flatMap((under) =>
      (['light', 'dark'] as const).flatMap((theme) => {
        const [above, below] = [palette.get(front)?.[theme], palette.get(under)?.[theme]];
        if (above === undefined || below === undefined) return [];
        const ratio = contrast(above, below);
        if (ratio >= needs) return [];
        return [
          `${name}, ${theme} theme: --${front} ${above} on --${under} ${below} has ${written(ratio)}:1 and needs ${needs}:1 (${where})`,
        ];
      }),
    ),
  );

const namesIn = (css: string, name: RegExp): ReadonlySet<string> =>
  new Set([...css.matchAll(name)].map(([, token = '']) => token));
const SET = /(?<![\w-])--([\w-]+)'?:/g;
const USED = /var\(--([\w-]+)/g;

const missing = ({ name, css }: BrandStyles, shared: string, palette: Palette): readonly string[] => {
  const names = namesIn(css, SET);
  const common = namesIn(shared, SET);
  const wanted = [...namesIn(shared, USED)].filter((token) => !common.has(token));
  const measured = new Set(PAIRS.flatMap(({ front, on }) => [front, ...on]));
  return [
    ...wanted.filter((token) => !names.has(token)).map((token) => `${name}: brand.css does not set --${token}`),
    ...[...measured]
      .filter((token) => !palette.has(token) && (names.has(token) || common.has(token)))
      .map((token) => `${name}: --${token} is no colour: write light-dark(#rrggbb, #rrggbb) or #rrggbb`),
  ];
};

/**
 * Measures every pair of colours of every brand in both themes. A brand must set each token that the style sheets of
 * the product use and do not set. It may set the others too.
 * @param sources the style sheets and the screens of the product: a screen sets some tokens itself
 */
export const checkBrands = (brands: readonly BrandStyles[], sources: readonly string[]): Found => {
  const shared = sources.join('\n');
  const problems = brands.flatMap((brand) => {
    const palette = new Map([...paletteIn(shared), ...paletteIn(brand.css)]);
    return [...missing(brand, shared, palette), ...weakPairs(brand.name, palette)];
  });
  if (brands.length === 0) problems.push('no brand was read');
  return { problems, summary: `${brands.map(({ name }) => name).join(', ')}: ${PAIRS.length} rows of pairs` };
};
