import { HUB_TEXTS, ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import { REPORTS_TITLE } from '../src/reports/reports.texts.ts';
import type { Path } from '../src/shell/routing/paths.ts';
import type { Brand } from './brand.ts';
import { ICONS } from './brand-pictures.ts';
import type { Palette } from './palette.ts';

/** What the icon of the installed portal offers. Who is not signed in comes to the sign-in first. */
const SHORTCUTS: readonly { readonly name: string; readonly url: Path }[] = [
  { name: HUB_TEXTS.invest, url: '/movements/investment' },
  { name: ORDER_TEXTS.redeem, url: '/movements/redemption' },
  { name: REPORTS_TITLE, url: '/reports' },
];

/** What a device asks for to install the portal. It takes one colour each; the page has those of both themes. */
export const manifestOf = ({ productName }: Brand, palette: Palette) => ({
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
