import type { Theme, ThemeChoice } from './theme.ts';

/** In the browser's storage, with public/theme.js, which reads it before the first paint. */
const KEY = 'theme';

/** What the adapter touches of a browser. */
export type ThemeWindow = Pick<Window, 'localStorage'> & { readonly document: Pick<Document, 'documentElement'> };

/** The theme in the browser's storage, shown by `data-theme` on the root element. Where nothing can be kept, it lasts until the page is closed. */
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
        // The root element carries it for this visit: a look that is not kept is not worth an alert.
      }
    },
  };
};

const themeIn = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : 'system');
