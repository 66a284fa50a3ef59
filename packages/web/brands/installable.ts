import { HUB_TEXTS, ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import type { Plugin } from 'vite';
import { REPORTS_TITLE } from '../src/reports/reports.texts.ts';
import type { Path } from '../src/shell/routing/paths.ts';
import { ICONS, picturesOf } from './brand-pictures.ts';
import type { ChosenBrand } from './brand-plugin.ts';

/** What the icon of the installed portal offers. Who is not signed in comes to the sign-in first. */
const SHORTCUTS: readonly { readonly name: string; readonly url: Path }[] = [
  { name: HUB_TEXTS.invest, url: '/movements/investment' },
  { name: ORDER_TEXTS.redeem, url: '/movements/redemption' },
  { name: REPORTS_TITLE, url: '/reports' },
];

/** What a device asks for to install the portal. It takes one colour each; the page has those of both themes. */
export const manifestOf = ({ brand: { productName }, palette }: Pick<ChosenBrand, 'brand' | 'palette'>) => ({
  id: '/',
  name: productName,
  short_name: productName,
  lang: 'pt-BR',
  dir: 'ltr',
  // Who is signed in need not see the splash first, and who is not comes to the sign-in.
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: palette.get('hero')?.light,
  background_color: palette.get('ground')?.light,
  categories: ['finance'],
  icons: ICONS,
  shortcuts: SHORTCUTS,
});

/** Makes the portal of a brand one that a device can install, and that has a picture where somebody shares its address. */
export const installable = (chosen: ChosenBrand): Plugin => ({
  name: 'installable',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-180.png' } },
  ],
  apply: 'build',
  async generateBundle() {
    const manifest = `${JSON.stringify(manifestOf(chosen))}\n`;
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest });
    for (const [fileName, source] of await picturesOf(chosen.brand, chosen.palette))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
