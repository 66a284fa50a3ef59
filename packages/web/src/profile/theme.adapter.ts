import type { Theme, ThemeChoice } from './theme.ts';

/** The key in the browser's storage. public/theme.js reads it before the first paint. */
const KEY = 'theme';

/** What the adapter touches of a browser. */
export type ThemeWindow = Pick<Window, 'localStorage'> & { readonly document: Pick<Document, 'documentElement'> };

/**
 * Keeps the theme in the browser's storage, and shows it by `data-theme` on the root element. Where nothing can be
 * kept, it lasts until the client closes the page.
 */
export const makeBrowserTheme = (window: ThemeWindow): ThemeChoice => {
  const { dataset } = window.document.documentElement;
  return {
    read: () => themeIn(dataset.theme),
    write: (theme) => () => {
      if (theme === 'system') delete dataset.theme;
      else dataset.theme = theme;
      try {
        window.localStorage.setItem(KEY, theme);
      } catch {
        // The root element holds it for this visit. A theme that is not kept alerts nobody.
      }
    },
  };
};

const themeIn = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : 'system');
