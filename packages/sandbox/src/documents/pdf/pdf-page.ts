import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts are embedded. A standard font of PDF lacks letters of names, such as the Ł of Łukasz. */
export const FONTS = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;

/** The light colours of the brand, from `packages/web/src/ui/tokens.css`. */
export const COLORS = {
  ink: '#1d2321',
  inkSoft: '#55605b',
  line: '#e2dbcf',
  primary: '#14463f',
  accent: '#b92f50',
} as const;

/** An A4 page in points. The head of the page, and the repeated head of a table, stand above `top`. */
export const PAGE = { width: 595.28, height: 841.89, side: 48, top: 124, bottom: 76 } as const;

export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;

/** A day as Brazil writes it, `20/11/2026`. */
export const dayInBrazil = (day: string): string => day.split('-').reverse().join('/');

/** Our mark: the paths of `packages/web/src/assets/logo.svg`, 48 units wide. */
export const MARK = [
  [
    COLORS.primary,
    'M23.2 4.5C13.9 9.6 6.4 22.4 5 41.6c-.1 1 1 1.7 1.9 1.1C17.6 35.7 23.8 23 24.6 6C24.7 4.8 24.1 4 23.2 4.5Z',
  ],
  [
    COLORS.primary,
    'M27.6 13.6C28.2 23.3 33 35.5 41.3 42.8C42.1 43.5 43.2 42.9 43.1 41.8C42.2 28.4 36.9 17.7 29.1 12.6C28.3 12.1 27.5 12.7 27.6 13.6Z',
  ],
  [COLORS.accent, 'M20.2 38.6a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z'],
] as const;
