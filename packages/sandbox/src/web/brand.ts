import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

const Brand = Type.Object({
  productName: Type.String({ minLength: 1 }),
  /** Light colours: paper is white. */
  colours: Type.Object({ ink: Colour, 'ink-2': Colour, line: Colour, primary: Colour, accent: Colour }),
  /** Shapes in a square of 48 units. */
  logo: Type.Array(
    Type.Object({ tone: Type.Union([Type.Literal('primary'), Type.Literal('accent')]), path: Type.String() }),
  ),
});

/** Whose portal this is: its name in documents and on the keys of devices, and the look of its documents. */
export type Brand = Static<typeof Brand>;

/** The brand of a sandbox without a web app. */
export const OUR_BRAND: Brand = {
  productName: 'Aroeira',
  colours: { ink: '#1d2321', 'ink-2': '#55605b', line: '#e2dbcf', primary: '#14463f', accent: '#b92f50' },
  logo: [
    {
      tone: 'primary',
      path: 'M23.2 4.5C13.9 9.6 6.4 22.4 5 41.6c-.1 1 1 1.7 1.9 1.1C17.6 35.7 23.8 23 24.6 6C24.7 4.8 24.1 4 23.2 4.5Z',
    },
    {
      tone: 'primary',
      path: 'M27.6 13.6C28.2 23.3 33 35.5 41.3 42.8C42.1 43.5 43.2 42.9 43.1 41.8C42.2 28.4 36.9 17.7 29.1 12.6C28.3 12.1 27.5 12.7 27.6 13.6Z',
    },
    { tone: 'accent', path: 'M20.2 38.6a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0Z' },
  ],
};

/** Reads the brand of a built web app from `brand.json` of the build. @throws Error for a file of another shape */
export const readBrand = (root: string): Brand => {
  const file = path.join(root, 'brand.json');
  if (!existsSync(file)) return OUR_BRAND;
  const brand: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Value.Check(Brand, brand))
    throw new Error(`The web app in ${root} has a brand that the sandbox cannot read: draw it again (pnpm draw).`);
  return brand;
};
