import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts are embedded. A standard font of PDF lacks letters of names, such as the Ł of Łukasz. */
export const FONTS = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;

/** An A4 page in points. The head of the page, and the repeated head of a table, stand above `top`. */
export const PAGE = { width: 595.28, height: 841.89, side: 48, top: 124, bottom: 76 } as const;

export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;

/** A day as Brazil writes it, `20/11/2026`. */
export const dayInBrazil = (day: string): string => day.split('-').reverse().join('/');
