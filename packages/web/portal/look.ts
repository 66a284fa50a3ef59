import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, parse, relative, resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { Features, transform } from 'lightningcss';
import { paletteIn, type Palette } from '../brands/palette.ts';
import type { Mistakes } from './checked.ts';
import { readText } from './read-text.ts';

/** A brand's colours, fonts and pictures. */
export interface Look {
  readonly palette: Palette;
  /** The text of its style sheet, as browsers get it. */
  readonly css: string;
  /** The name of its style sheet among the files. */
  readonly sheet: string;
  /** What its pages load, by names that tell the content. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** A file of `assets/` never changes, because its name has the hash of its content. */
const assetName = (file: string, content: Buffer): string => {
  const { name, ext } = parse(file);
  return `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}${ext}`;
};

const TOKEN = /(?<![\w-])--([\w-]{1,30}):/g;

/** What ours sets, and this one does not. The style sheets of the portal use it. */
const missingIn = (css: string, ours: string): Mistakes => {
  const [palette, colours] = [paletteIn(css), paletteIn(ours)];
  const names = [...ours.matchAll(TOKEN)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    if (colours.has(name) && !palette.has(name))
      return [`--${name} must be light-dark(#rrggbb, #rrggbb), or #rrggbb for both themes.`];
    return css.includes(`--${name}:`) ? [] : [`--${name} is missing.`];
  });
};

/**
 * The style sheet for browsers that do not know `light-dark()`, as the build makes the others.
 *
 * @throws Error for what is no CSS
 */
const compiled = (css: string): string =>
  transform({
    filename: 'brand.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.LightDark,
  }).code.toString();

const ADDRESS = /url\(([^)]{1,200})\)/g;

/** The file that an address names, if it is one of the folder. No link leads out of it. */
const fileIn = (folder: string, address: string): string | undefined => {
  try {
    const file = realpathSync(resolve(folder, address));
    const isWithin = !/^\.\.|^[\\/]/.test(relative(realpathSync(folder), file));
    return isWithin && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
};

/** What needs no quotes in an address, a header or the settings of a server. */
const PLAIN = /^\w[\w.-]*$/;

/** The text of a style sheet with the addresses that its files will have, and those files. */
const withFiles = (folder: string, css: string): E.Either<Mistakes, Omit<Look, 'palette' | 'sheet'>> => {
  const files = new Map<string, Buffer>();
  const mistakes: string[] = [];
  if (css.includes('@import')) mistakes.push('@import is not read: put all of it in this file.');
  const text = css.replaceAll(ADDRESS, (_, quoted: string) => {
    const address = quoted.trim().replaceAll(/^["']|["']$/g, '');
    const file = fileIn(folder, address);
    if (file === undefined) {
      mistakes.push(`${address} is no file of the brand's folder.`);
      return '';
    }
    if (!PLAIN.test(basename(file))) {
      mistakes.push(`${address} must have a name of letters without accents, digits, dots and hyphens.`);
      return '';
    }
    const content = readFileSync(file);
    const name = assetName(file, content);
    files.set(name, content);
    return `url("/${name}")`;
  });
  return mistakes.length > 0 ? E.left(mistakes) : E.right({ css: text, files });
};

const read = (folder: string): E.Either<Mistakes, string> => readText(join(folder, 'brand.css'));

/**
 * Reads the looks of a brand from its folder.
 *
 * @param ours the folder of our brand, which sets what each brand must set
 */
export const readLook = (folder: string, ours: string): E.Either<Mistakes, Look> =>
  pipe(
    E.Do,
    E.bind('css', () => read(folder)),
    E.bind('ours', () => read(ours)),
    E.chain(({ css, ours }) => {
      const mistakes = missingIn(css, ours);
      return mistakes.length > 0 ? E.left(mistakes) : E.right(css);
    }),
    E.bindTo('css'),
    E.bind('placed', ({ css }) => withFiles(folder, css)),
    E.chain(({ css, placed: { css: text, files } }) =>
      E.tryCatch(
        () => {
          const content = compiled(text);
          const sheet = assetName('brand.css', Buffer.from(content));
          const all = new Map([...files, [sheet, Buffer.from(content)] as const]);
          return { palette: paletteIn(css), css: content, sheet, files: all };
        },
        (error): Mistakes => [`it is no CSS. ${String(error)}`],
      ),
    ),
    E.mapLeft((mistakes) => mistakes.map((mistake) => `${join(folder, 'brand.css')}: ${mistake}`)),
  );
