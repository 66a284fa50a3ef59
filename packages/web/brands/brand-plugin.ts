import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Brand } from './brand.ts';
import { paletteIn, type Palette } from './palette.ts';

const FOLDER = import.meta.dirname;

/** The brand of a build that names none. */
const OURS = 'aroeira';

/** A brand as its folder has it. */
export interface ChosenBrand {
  readonly folder: string;
  readonly brand: Brand;
  readonly palette: Palette;
  /** The files of its fonts. */
  readonly fonts: readonly string[];
}

/**
 * Reads the folder of a brand.
 *
 * @param name the name of the folder, from `VITE_BRAND`; blank for ours
 * @throws Error that lists the brands, if there is no such folder; Error that names a word that no address can hold
 */
export const chosenBrand = async (name = ''): Promise<ChosenBrand> => {
  const brands = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const wanted = name.trim() || OURS;
  if (!brands.some((folder) => folder.name === wanted))
    throw new Error(
      `VITE_BRAND is '${wanted}', but packages/web/brands has only: ${brands.map((folder) => folder.name).join(', ')}.`,
    );
  const folder = join(FOLDER, wanted);
  const { module } = await runnerImport<{ readonly BRAND: Brand }>(join(folder, 'brand.ts'));
  checkWords(wanted, module.BRAND);
  return {
    folder,
    brand: module.BRAND,
    palette: paletteIn(readFileSync(join(folder, 'brand.css'), 'utf8')),
    fonts: readdirSync(join(folder, 'fonts')).filter((file) => file.endsWith('.woff2')),
  };
};

/**
 * The compiler knows that these are texts, and no more.
 *
 * @throws Error that names what is wrong
 */
export const checkWords = (name: string, { slug, supportWhatsApp }: Brand): void => {
  if (!/^[a-z\d-]+$/.test(slug))
    throw new Error(`${name}/brand.ts: the slug '${slug}' may have lower-case letters, digits and hyphens only.`);
  if (!/^\d*$/.test(supportWhatsApp))
    throw new Error(`${name}/brand.ts: the number '${supportWhatsApp}' may have digits only, or be empty.`);
};

/** The way to the support for who reads a page without a script. */
const supportOf = ({ supportWhatsApp }: Brand): string =>
  supportWhatsApp === '' ? '' : ` Se precisar de ajuda, <a href="https://wa.me/${supportWhatsApp}">fale conosco</a>.`;

/** Puts a brand into a build: `#brand/…` leads to its folder, and the page and its icon have its values. */
export const brandPlugin = ({ folder, brand, palette, fonts }: ChosenBrand): Plugin => {
  const files = filesOf(brand, palette);
  const hero = palette.get('hero');
  return {
    name: 'brand',
    config: () => ({ resolve: { alias: { '#brand': folder } } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replaceAll('{productName}', brand.productName).replace('{support}', supportOf(brand)),
        tags: [
          ...(['light', 'dark'] as const).map((theme) => ({
            tag: 'meta',
            attrs: { name: 'theme-color', content: hero?.[theme], media: `(prefers-color-scheme: ${theme})` },
          })),
          ...fonts.map((font) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/brands/${basename(folder)}/fonts/${font}`,
            },
          })),
        ],
      }),
    },
    generateBundle() {
      for (const [fileName, { source }] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer: ({ middlewares }) => {
      for (const [fileName, { type, source }] of Object.entries(files))
        middlewares.use(`/${fileName}`, (_, answer) => void answer.setHeader('content-type', type).end(source));
    },
  };
};

/** The files that other programs ask for by fixed names. The sandbox reads `brand.json`. */
const filesOf = (brand: Brand, palette: Palette) => {
  const { productName, slug, logo } = brand;
  const light = Object.fromEntries([...palette].map(([name, shades]) => [name, shades.light]));
  const shapes = logo.map(({ tone, path }) => `<path fill="${light[tone]}" d="${path}"/>`);
  return {
    'favicon.svg': {
      type: 'image/svg+xml',
      source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${shapes.join('')}</svg>\n`,
    },
    'brand.json': {
      type: 'application/json',
      source: `${JSON.stringify({ productName, slug, colours: light, logo })}\n`,
    },
  };
};
