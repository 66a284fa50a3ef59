import { manifestOf } from '../brands/installable.ts';
import type { Portal } from './portal.ts';

/** What a deployment has of its brand, beside its pictures with pixels. The sandbox and its page of controls read `brand.json`. */
export const brandFiles = ({ configuration: { brand }, look }: Portal): ReadonlyMap<string, Buffer> => {
  const { productName, slug, logo } = brand;
  const light = Object.fromEntries([...look.palette].map(([name, shades]) => [name, shades.light]));
  const shapes = logo.map(({ tone, path }) => `<path fill="${light[tone] ?? ''}" d="${path}"/>`);
  const texts = {
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${shapes.join('')}</svg>\n`,
    'brand.json': `${JSON.stringify({ productName, slug, colours: light, logo, sheet: `/${look.sheet}` })}\n`,
    'manifest.webmanifest': `${JSON.stringify(manifestOf(brand, look.palette))}\n`,
  };
  return new Map([...look.files, ...Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)] as const)]);
};
