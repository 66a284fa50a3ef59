import type { Brand } from '../brands/brand.ts';
import type { Portal } from './portal.ts';

export const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The way to the support for who reads a page without a script. */
const supportOf = ({ supportWhatsApp }: Brand): string =>
  supportWhatsApp === '' ? '' : ` Se precisar de ajuda, <a href="https://wa.me/${supportWhatsApp}">fale conosco</a>.`;

/** The style sheet of a brand. It comes before the others, which print and forced colours change. */
export const sheetLink = ({ look }: Portal): string => `<link rel="stylesheet" href="/${look.sheet}">`;

const headOf = (portal: Portal): string => {
  const { palette, files } = portal.look;
  const fonts = [...files.keys()].filter((file) => file.endsWith('.woff2'));
  const colour = (theme: 'light' | 'dark'): string =>
    `<meta name="theme-color" content="${palette.get('hero')?.[theme] ?? ''}" media="(prefers-color-scheme: ${theme})">`;
  return [
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/icons/apple-180.png">',
    colour('light'),
    colour('dark'),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`),
    sheetLink(portal),
  ].join('\n    ');
};

/** What the app reads as it starts (composition/configuration.ts). A browser runs no script of this type, so the policy lets it be. */
const settingsOf = ({ configuration }: Portal): string =>
  `<script id="portal" type="application/json">${JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`)}</script>`;

/** The page of a deployment, of the page that the build has for all of them. */
export const fillPage = (index: string, portal: Portal): string => {
  const { brand } = portal.configuration;
  const parts: readonly (readonly [string, string])[] = [
    ['{productName}', inHtml(brand.productName)],
    ['{support}', supportOf(brand)],
    ['<!-- head -->', headOf(portal)],
    ['<!-- portal -->', settingsOf(portal)],
  ];
  return parts.reduce((page, [place, text]) => {
    if (!page.includes(place)) throw new Error(`The page has no place for ${place}`);
    return page.replace(place, () => text);
  }, index);
};
