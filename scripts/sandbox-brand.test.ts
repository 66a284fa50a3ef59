import { expect, it } from 'vitest';
import { OUR_BRAND } from '../packages/sandbox/src/web/brand.ts';
import brand from '../packages/web/brands/aroeira/brand.json' with { type: 'json' };
import { paletteIn } from '../packages/web/brands/palette.ts';
import { filesLike } from './repository.ts';

// The sandbox imports nothing of the product, so it has our brand a second time.
it('the brand of a sandbox without a web app is our brand', () => {
  const [css] = filesLike(/^packages\/web\/brands\/aroeira\/brand\.css$/).map(({ text }) => text);
  const palette = paletteIn(css ?? '');
  const colours = Object.keys(OUR_BRAND.colours).map((name) => [name, palette.get(name)?.light]);
  const { productName, logo } = brand;
  expect(OUR_BRAND).toEqual({ productName, logo, colours: Object.fromEntries(colours) });
});
