import sharp from 'sharp';
import type { Brand } from './brand.ts';
import type { Palette } from './palette.ts';

/** The side of the square that a logo is drawn in. */
const SQUARE = 48;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The part of the height that the logo takes. A maskable icon keeps it within the circle of four fifths. */
  readonly share: number;
  readonly hasRoundCorners?: boolean;
}

/** The pictures with pixels that a device or a messenger asks for, by their files. */
const PICTURES: Readonly<Record<string, Picture>> = {
  'icons/icon-192.png': { width: 192, height: 192, share: 0.7, hasRoundCorners: true },
  'icons/icon-512.png': { width: 512, height: 512, share: 0.7, hasRoundCorners: true },
  'icons/maskable-192.png': { width: 192, height: 192, share: 0.54 },
  'icons/maskable-512.png': { width: 512, height: 512, share: 0.54 },
  'icons/apple-180.png': { width: 180, height: 180, share: 0.62 },
  'share.png': { width: 1200, height: 630, share: 0.5 },
};

/** The icons of the manifest. */
export const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...['192', '512'].flatMap((side) =>
    (['icon', 'maskable'] as const).map((name) => ({
      src: `/icons/${name}-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: name === 'icon' ? 'any' : name,
    })),
  ),
];

/** The logo in its colours on dark ground, in the middle of the brand's. */
const svgOf = (
  { logo }: Brand,
  palette: Palette,
  { width, height, share, hasRoundCorners = false }: Picture,
): string => {
  const light = (name: string): string => palette.get(name)?.light ?? '';
  const tones = { primary: light('on-hero'), accent: light('accent-on-hero') };
  const scale = (height * share) / SQUARE;
  const left = (width - SQUARE * scale) / 2;
  const top = (height - SQUARE * scale) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" rx="${hasRoundCorners ? width / 5 : 0}" fill="${light('hero')}"/>`,
    `<g transform="translate(${left} ${top}) scale(${scale})">`,
    ...logo.map(({ tone, path }) => `<path fill="${tones[tone]}" d="${path}"/>`),
    '</g></svg>',
  ].join('');
};

/** Draws the pictures of a brand, by their files. */
export const picturesOf = (brand: Brand, palette: Palette): Promise<readonly (readonly [string, Buffer])[]> =>
  Promise.all(
    Object.entries(PICTURES).map(
      async ([file, picture]) =>
        [
          file,
          await sharp(Buffer.from(svgOf(brand, palette, picture)))
            .png()
            .toBuffer(),
        ] as const,
    ),
  );
