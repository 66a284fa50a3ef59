import type { Theme, ThemeChoice } from './theme.ts';

/** The key in the browser's storage. public/theme.js reads it before the first paint. */
const KEY = 'theme';

/** The part of a browser that the adapter uses. */
export type ThemeWindow = Pick<Window, 'localStorage'> & { readonly document: Pick<Document, 'documentElement'> };

/**
 * Keeps the theme in the browser's storage, and shows it by `data-theme` on the root element. When the browser cannot
 * store it, the theme lasts until the client closes the page.
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
        // The root element keeps the theme for this visit. The client sees no alert when the browser does not store it.
      }
    },
  };
};

const themeIn = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : 'system');
